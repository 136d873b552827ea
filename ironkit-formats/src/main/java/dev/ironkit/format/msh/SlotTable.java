package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;

/** The slots, read in place: see {@link Slot} for the record. They lie behind the {@link ModelHeader}. */
public final class SlotTable extends TableView {

    SlotTable(ByteView payload) {
        super(payload, ModelHeader.SIZE, Slot.SIZE);
    }

    /** {@return whether the bytes of the header are all there} */
    public boolean hasHeader() {
        return payload().length() >= ModelHeader.SIZE;
    }

    /** {@return the bounds of the model, all zero where the table is too short to hold them} */
    public ModelHeader header() {
        return hasHeader() ? ModelHeader.read(payload()) : ModelHeader.EMPTY;
    }

    /** {@return the first triangle descriptor} */
    public int triStart(int slot) {
        return rows().u16(slot * Slot.SIZE);
    }

    /** {@return the number of triangle descriptors} */
    public int triCount(int slot) {
        return rows().u16(slot * Slot.SIZE + 2);
    }

    /** {@return the first batch} */
    public int batchStart(int slot) {
        return rows().u16(slot * Slot.SIZE + 4);
    }

    /** {@return the number of batches} */
    public int batchCount(int slot) {
        return rows().u16(slot * Slot.SIZE + 6);
    }

    /** {@return the low corner of the box, along x} */
    public float minX(int slot) {
        return rows().f32(slot * Slot.SIZE + 8);
    }

    /** {@return the low corner of the box, along y} */
    public float minY(int slot) {
        return rows().f32(slot * Slot.SIZE + 12);
    }

    /** {@return the low corner of the box, along z} */
    public float minZ(int slot) {
        return rows().f32(slot * Slot.SIZE + 16);
    }

    /** {@return the high corner of the box, along x} */
    public float maxX(int slot) {
        return rows().f32(slot * Slot.SIZE + 20);
    }

    /** {@return the high corner of the box, along y} */
    public float maxY(int slot) {
        return rows().f32(slot * Slot.SIZE + 24);
    }

    /** {@return the high corner of the box, along z} */
    public float maxZ(int slot) {
        return rows().f32(slot * Slot.SIZE + 28);
    }

    /** {@return the centre of the sphere, along x} */
    public float sphereX(int slot) {
        return rows().f32(slot * Slot.SIZE + 32);
    }

    /** {@return the centre of the sphere, along y} */
    public float sphereY(int slot) {
        return rows().f32(slot * Slot.SIZE + 36);
    }

    /** {@return the centre of the sphere, along z} */
    public float sphereZ(int slot) {
        return rows().f32(slot * Slot.SIZE + 40);
    }

    /** {@return the radius of the sphere} */
    public float sphereRadius(int slot) {
        return rows().f32(slot * Slot.SIZE + 44);
    }

    /** {@return raw bits at 0x30; an area by evidence} */
    public int unk30(int slot) {
        return rows().i32(slot * Slot.SIZE + 0x30);
    }

    /** {@return raw bits at 0x34; the volume of the box by evidence} */
    public int unk34(int slot) {
        return rows().i32(slot * Slot.SIZE + 0x34);
    }

    /** {@return raw bits at 0x38} */
    public int unk38(int slot) {
        return rows().i32(slot * Slot.SIZE + 0x38);
    }

    /** {@return raw bits at 0x3C} */
    public int unk3C(int slot) {
        return rows().i32(slot * Slot.SIZE + 0x3C);
    }

    /** {@return raw bits at 0x40} */
    public int unk40(int slot) {
        return rows().i32(slot * Slot.SIZE + 0x40);
    }

    /** {@return the record} */
    public Slot slot(int slot) {
        return Slot.read(row(slot));
    }
}
