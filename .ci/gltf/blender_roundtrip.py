"""Takes glTF files into Blender and out again, as docs/blender.md tells people to do it.

    blender --background --factory-startup --python blender_roundtrip.py -- jobs.json

jobs.json is a list of {"in": FILE, "out": FILE, "edits": [...]}; many files in one Blender, because starting it is slow.
With "preset": false the file is written as Blender does when nobody has chosen anything.
The options of the export are those of the preset docs/blender/ironkit.py, loaded by Blender from the folder of presets below
BLENDER_USER_SCRIPTS, so that what is tried is what is given to people. An edit is one of

    {"move": OBJECT, "by": [x, y, z], "vertices": "all" | [indices]}    vertices of a mesh, in Blender's axes
    {"place": OBJECT, "by": [x, y, z]}                                  the object itself (node translation)
    {"colour": MATERIAL, "rgba": [r, g, b, a]}                          the base colour of a material
    {"key": OBJECT, "frame": N, "by": [x, y, z]}                        a further or changed location key
    {"turn": OBJECT, "frame": N, "degrees": D}                          a further or changed rotation key, about z
    {"uv": OBJECT, "by": [u, v], "loops": "all" | [indices]}            texture places of corners
    {"delete": OBJECT}                                                  an object
    {"rename": MATERIAL, "to": NAME}                                    a material
    {"join": OBJECT, "with": [OBJECTS]}                                 other objects into an object, as Ctrl J does
    {"select": [OBJECTS]}                                               nothing but these, for an export of what is selected
    {"scale": NUMBER}                                                   everything, and the scale applied
    {"bone": BONE, "of": OBJECT, "frame": N, "degrees": D}              a further or changed rotation key of a bone, about its z

With "export": {NAME: VALUE} options of the export are other than the preset or Blender's own.

Prints one line per job: "done", a tab, the file that was written.
"""

import json
import os
import re
import sys

import numpy

numpy.bool = bool  # The importer of Blender 3.4 asks for a name that newer numpy has dropped.

import bpy  # noqa: E402
import io_scene_gltf2  # noqa: E402
from math import radians  # noqa: E402
from mathutils import Matrix, Quaternion, Vector  # noqa: E402

PRESET = bpy.utils.preset_find("ironkit", "operator/export_scene.gltf")


class Export(bpy.types.Operator, io_scene_gltf2.ExportGLTF2_Base):
    """The export of Blender with a preset chosen first, as its dialogue does; without a window there is no dialogue."""

    bl_idname = "ironkit.export"
    bl_label = "Export"

    filepath: bpy.props.StringProperty()
    preset: bpy.props.BoolProperty()
    other: bpy.props.StringProperty()

    def execute(self, context):
        if self.preset:
            self.check_names()
            with context.temp_override(active_operator=self):
                bpy.ops.script.execute_preset(filepath=PRESET, menu_idname="WM_MT_operator_presets")
        for name, value in json.loads(self.other or "{}").items():
            setattr(self, name, value)
        self.export_format = "GLB" if self.filepath.endswith(".glb") else "GLTF_SEPARATE"
        return super().execute(context)

    def check_names(self):
        """The preset passes over what a version does not know; the one that it is tried with has to know all of it."""
        with open(PRESET, encoding="utf-8") as file:
            named = re.findall(r"^    '(\w+)':", file.read(), re.MULTILINE)
        unknown = [name for name in named if not hasattr(self, name)]
        if unknown or not named:
            raise SystemExit("options that Blender does not know: " + ", ".join(unknown))


def curve(item, path, index):
    """The curve of one component of an object's place or rotation, in the action that is shown."""
    if item.animation_data is None:
        item.animation_data_create()
    if item.animation_data.action is None:
        item.animation_data.action = bpy.data.actions.new("timeline_" + item.name)
    action = item.animation_data.action
    return action.fcurves.find(path, index=index) or action.fcurves.new(path, index=index)


def key(item, path, frame, values):
    for index, value in enumerate(values):
        point = curve(item, path, index).keyframe_points.insert(frame, value)
        point.interpolation = "LINEAR"


def edit(what):
    if "move" in what:
        mesh = bpy.data.objects[what["move"]].data
        which = what.get("vertices", "all")
        for vertex in mesh.vertices:
            if which == "all" or vertex.index in which:
                vertex.co += Vector(what["by"])
        mesh.update()
    elif "place" in what:
        bpy.data.objects[what["place"]].location += Vector(what["by"])
    elif "colour" in what:
        recolour(bpy.data.materials[what["colour"]], what["rgba"])
    elif "key" in what:
        item = bpy.data.objects[what["key"]]
        bpy.context.scene.frame_set(what["frame"])
        key(item, "location", what["frame"], item.location + Vector(what["by"]))
    elif "turn" in what:
        item = bpy.data.objects[what["turn"]]
        bpy.context.scene.frame_set(what["frame"])
        turned = item.rotation_quaternion @ Quaternion((0, 0, 1), radians(what["degrees"]))
        key(item, "rotation_quaternion", what["frame"], turned)
    elif "uv" in what:
        layer = bpy.data.objects[what["uv"]].data.uv_layers[0].data
        for loop in range(len(layer)) if what["loops"] == "all" else what["loops"]:
            layer[loop].uv += Vector(what["by"])
    elif "delete" in what:
        bpy.data.objects.remove(bpy.data.objects[what["delete"]])
    elif "rename" in what:
        bpy.data.materials[what["rename"]].name = what["to"]
    elif "join" in what:
        select([what["join"], *what["with"]])
        bpy.context.view_layer.objects.active = bpy.data.objects[what["join"]]
        bpy.ops.object.join()
    elif "select" in what:
        select(what["select"])
    elif "scale" in what:
        enlarge(what["scale"])
    elif "bone" in what:
        armature = bpy.data.objects[what["of"]]
        bpy.context.scene.frame_set(what["frame"])
        bone = armature.pose.bones[what["bone"]]
        turned = bone.rotation_quaternion @ Quaternion((0, 0, 1), radians(what["degrees"]))
        key(armature, bone.path_from_id("rotation_quaternion"), what["frame"], turned)
    else:
        raise SystemExit("not an edit: " + json.dumps(what))


def select(names):
    bpy.ops.object.select_all(action="DESELECT")
    for name in names:
        bpy.data.objects[name].select_set(True)


def enlarge(factor):
    """Makes everything larger, as somebody does whose unit of length is another one: sizes of objects and then Apply > Scale."""
    for item in bpy.data.objects:
        item.location *= factor
        if item.type == "MESH":
            item.data.transform(Matrix.Scale(factor, 4))
    for action in bpy.data.actions:
        for moving in action.fcurves:
            if moving.data_path == "location":
                for point in moving.keyframe_points:
                    point.co[1] *= factor


def recolour(material, rgba):
    """Sets the base colour: in the shader or, where there is a texture, in the factor that is multiplied with it."""
    tree = material.node_tree
    base = tree.nodes["Principled BSDF"].inputs["Base Color"]
    if not base.is_linked:
        base.default_value = rgba
        return
    before = base.links[0].from_node
    if before.type != "MIX":
        before = multiply(tree, base)
    before.inputs[7].default_value = rgba


def multiply(tree, base):
    """A factor between a texture and the shader, as people add one; the importer makes none for a white factor."""
    texture = base.links[0].from_socket
    factor = tree.nodes.new("ShaderNodeMix")
    factor.data_type = "RGBA"
    factor.blend_type = "MULTIPLY"
    factor.inputs["Factor"].default_value = 1
    tree.links.new(texture, factor.inputs[6])
    tree.links.new(factor.outputs[2], base)
    return factor


def run(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=job["in"])
    for what in job.get("edits", []):
        edit(what)
    os.makedirs(os.path.dirname(job["out"]), exist_ok=True)
    bpy.ops.ironkit.export(filepath=job["out"], preset=job.get("preset", True), other=json.dumps(job.get("export", {})))
    print("done\t" + job["out"], flush=True)


def main(arguments):
    with open(arguments[0], encoding="utf-8") as file:
        jobs = json.load(file)
    if PRESET is None:
        raise SystemExit("Blender does not find the preset")
    bpy.utils.register_class(Export)
    for job in jobs:
        run(job)


main(sys.argv[sys.argv.index("--") + 1 :])
