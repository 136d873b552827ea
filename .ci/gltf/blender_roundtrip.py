"""Takes glTF files into Blender and out again, as docs/blender.md tells people to do it.

    blender --background --factory-startup --python blender_roundtrip.py -- jobs.json

jobs.json is a list of {"in": FILE, "out": FILE, "edits": [...]}; many files in one Blender, because starting it is slow.
With "preset": false the file is written as Blender does when nobody has chosen anything.
The options of the export are those of the preset docs/blender/ironkit.py, read from there, so that what is tried is what is
given to people. An edit is one of

    {"move": OBJECT, "by": [x, y, z], "vertices": "all" | [indices]}    vertices of a mesh, in Blender's axes
    {"place": OBJECT, "by": [x, y, z]}                                  the object itself (node translation)
    {"colour": MATERIAL, "rgba": [r, g, b, a]}                          the base colour of a material
    {"key": OBJECT, "frame": N, "by": [x, y, z]}                        a further or changed location key
    {"turn": OBJECT, "frame": N, "degrees": D}                          a further or changed rotation key, about z
    {"uv": OBJECT, "by": [u, v], "loops": [indices]}                    texture places of corners
    {"delete": OBJECT}                                                  an object
    {"rename": MATERIAL, "to": NAME}                                    a material

Prints one line per job: "done", a tab, the file that was written.
"""

import json
import os
import sys

import numpy

numpy.bool = bool  # The importer of Blender 3.4 asks for a name that newer numpy has dropped.

import bpy  # noqa: E402
from math import radians  # noqa: E402
from mathutils import Quaternion, Vector  # noqa: E402

PRESET = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "blender", "ironkit.py")


class Options:
    """Stands where a preset expects the operator, and keeps what it is told."""


def preset():
    """The options of the preset that people load in the export dialogue, without its lines about Blender itself."""
    told = Options()
    with open(PRESET, encoding="utf-8") as file:
        lines = [line for line in file if line.startswith("op.")]
    exec("".join(lines), {"op": told})
    known = bpy.ops.export_scene.gltf.get_rna_type().properties.keys()
    missing = [name for name in vars(told) if name not in known]
    if missing:
        raise SystemExit("Blender does not know " + ", ".join(missing))
    return vars(told)


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
        for loop in what["loops"]:
            layer[loop].uv += Vector(what["by"])
    elif "delete" in what:
        bpy.data.objects.remove(bpy.data.objects[what["delete"]])
    elif "rename" in what:
        bpy.data.materials[what["rename"]].name = what["to"]
    else:
        raise SystemExit("not an edit: " + json.dumps(what))


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


def run(job, options):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=job["in"])
    for what in job.get("edits", []):
        edit(what)
    os.makedirs(os.path.dirname(job["out"]), exist_ok=True)
    named = "GLB" if job["out"].endswith(".glb") else "GLTF_SEPARATE"
    chosen = dict(options if job.get("preset", True) else {}, export_format=named)
    bpy.ops.export_scene.gltf(filepath=job["out"], **chosen)
    print("done\t" + job["out"], flush=True)


def main(arguments):
    with open(arguments[0], encoding="utf-8") as file:
        jobs = json.load(file)
    options = preset()
    for job in jobs:
        run(job, options)


main(sys.argv[sys.argv.index("--") + 1 :])
