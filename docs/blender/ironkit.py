# Options of Blender's glTF export with which a model of ironkit comes back whole; docs/blender.md tells where to put this file.
# Tried with Blender 3.4. Other versions do not know all of these: what one does not know is passed over.
import bpy
op = bpy.context.active_operator

wanted = {
    'export_format': 'GLTF_SEPARATE',
    # Everything goes out, whatever is selected, hidden or in other collections.
    'use_selection': False,
    'use_visible': False,
    'use_renderable': False,
    'use_active_collection': False,
    'use_active_scene': False,
    'export_cameras': False,
    'export_lights': False,
    # The two boxes that are off by default: what ironkit wrote about nodes, slots and materials, and about vertices.
    'export_extras': True,
    'export_attributes': True,
    'export_yup': True,
    'export_apply': False,
    'export_texcoords': True,
    'export_normals': True,
    'export_tangents': False,
    'export_colors': False,
    'export_morph': False,
    'export_skins': True,
    'export_draco_mesh_compression_enable': False,
    # Colours of highlights as they are, not as Blender would mix them.
    'export_materials': 'EXPORT',
    'export_original_specular': True,
    # Pictures as they are now, painted ones too.
    'export_image_format': 'AUTO',
    'export_keep_originals': False,
    # Each frame of the whole timeline, from frame 0.
    'export_animations': True,
    'export_current_frame': False,
    'export_frame_range': False,
    'export_frame_step': 1,
    'export_force_sampling': True,
    'export_nla_strips': True,
    'export_optimize_animation_size': False,
}
for name, value in wanted.items():
    if hasattr(op, name):
        setattr(op, name, value)
