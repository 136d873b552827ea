package dev.ironkit.cli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.convert.importing.ImportedAssets;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.convert.model.ModelTexture;
import dev.ironkit.convert.sidecar.KeptTextures;
import dev.ironkit.convert.sidecar.ModelSidecar;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.msh.reading.ReadingOptions;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.format.wear.WearReading;
import dev.ironkit.runtime.link.MaterialLookup;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Finds what models wear, as the engine does: the list beside the model under its stem, materials and textures in the libraries of
 * the game. What cannot be found or read is missing, and the conversion says so.
 */
final class ModelAssets {

    /** The library of materials. */
    static final String MATERIALS = "Material.lib";

    /** The library of textures. */
    static final String TEXTURES = "Textures.lib";

    /** The library of lightmaps. */
    static final String LIGHTMAPS = "LightMap.lib";

    private static final String LIST_ENDING = "wea";

    private final Workspace workspace;
    private final Path game;
    private final ReadingOptions reading;
    private final Map<String, Optional<Archive>> libraries = new TreeMap<>();
    private final Map<String, Optional<ModelTexture>> skins = new TreeMap<>();

    /**
     * What models wear.
     *
     * @param game the folder of the game; null to look around each model
     * @param reading how models are read, as far as somebody chose
     */
    ModelAssets(Workspace workspace, Path game, ReadingOptions reading) {
        this.workspace = workspace;
        this.reading = reading;
        this.game = game;
    }

    /**
     * What a model wears.
     *
     * @param problems hears why its list cannot be read
     */
    ModelLook look(Located model, Problems problems) {
        Optional<ByteView> text = text(model);
        Optional<WearReading> list = text.flatMap(bytes -> list(model, bytes, problems));
        if (list.isEmpty()) {
            return ModelLook.NONE.readBy(reading);
        }
        Path folder = folder(model);
        List<ModelLook.Row> rows =
                list.get().materials().stream().map(name -> row(folder, name)).toList();
        List<String> lightmaps =
                list.get().lightmaps().stream().map(Workspace::display).toList();
        return new ModelLook(
                rows,
                lightmaps,
                text,
                name -> skin(folder, TEXTURES, name),
                name -> skin(folder, LIGHTMAPS, name),
                reading);
    }

    /** The textures and lightmaps that a model wears as they are stored, as far as they are found. */
    List<ModelSidecar.Kept> stored(Located model, ModelLook look) {
        Path folder = folder(model);
        List<ModelSidecar.Kept> stored = new ArrayList<>();
        KeptTextures.names(look).forEach(name -> stored(folder, false, name).ifPresent(stored::add));
        look.lightmaps().stream()
                .distinct()
                .forEach(name -> stored(folder, true, name).ifPresent(stored::add));
        return stored;
    }

    private Optional<ModelSidecar.Kept> stored(Path folder, boolean lightmap, String name) {
        return library(folder, lightmap ? LIGHTMAPS : TEXTURES).flatMap(library -> {
            OptionalInt found = library.find(ByteView.of(name.getBytes(FixedText.CP1251)));
            return found.isEmpty()
                    ? Optional.empty()
                    : content(library, found.getAsInt())
                            .map(bytes ->
                                    new ModelSidecar.Kept(lightmap, name, library.attributes(found.getAsInt()), bytes));
        });
    }

    private Path folder(Located model) {
        return game == null ? GamePlace.around(model.file().path()).folder() : game;
    }

    /** Whether the user names a game. */
    boolean hasGame() {
        return game != null;
    }

    /** The file of a library that a model's game has. */
    Optional<Path> file(Located model, String library) {
        return file(folder(model), library);
    }

    /** What the game of a model has; of no model, what the game has that the user names. */
    ImportedAssets.Existing existing(Optional<Located> model) {
        Path folder = model.map(this::folder).orElse(game);
        if (folder == null) {
            return ImportedAssets.Existing.EMPTY;
        }
        return new ImportedAssets.Existing() {
            @Override
            public Optional<Material> material(String name) {
                return ModelAssets.this.material(folder, ByteView.of(name.getBytes(FixedText.CP1251)));
            }

            @Override
            public Optional<Texture> texture(String name) {
                return library(folder, TEXTURES).flatMap(library -> ModelAssets.texture(library, name));
            }
        };
    }

    private Optional<WearReading> list(Located model, ByteView bytes, Problems problems) {
        AssetPath path = new AssetPath(listName(model.path().text()));
        try {
            return Optional.of(workspace.options().wearParser().read(bytes, Problems.in(Problems.Mode.TOLERANT, path)));
        } catch (MalformedAssetException e) {
            problems.add(e.diagnostic());
            return Optional.empty();
        }
    }

    private Optional<ByteView> text(Located model) {
        if (model.levels().isEmpty()) {
            Path file = model.file().path();
            Path beside = file.resolveSibling(listName(file.getFileName().toString()));
            return Files.isRegularFile(beside) ? Optional.of(read(beside)) : Optional.empty();
        }
        Located.Level level = model.levels().get(model.levels().size() - 1);
        Archive archive = level.container();
        String name = Workspace.display(archive.name(level.index()));
        OptionalInt found = archive.find(ByteView.of(listName(name).getBytes(FixedText.CP1251)));
        return found.isPresent() && archive.attributes(found.getAsInt()).type() == WearList.TYPE
                ? content(archive, found.getAsInt())
                : Optional.empty();
    }

    private ByteView read(Path file) {
        return workspace.locate(file.toString(), Problems.tolerant()).bytes().load();
    }

    /** The name of the list of a model, which stands beside it. */
    static String listName(String model) {
        int dot = model.lastIndexOf('.');
        return (dot < 0 ? model : model.substring(0, dot)) + "." + LIST_ENDING;
    }

    /** A row of a list with the material that the engine shows for it, which is not always the named one. */
    private ModelLook.Row row(Path folder, ByteView name) {
        String shown = Workspace.display(name);
        Optional<Archive> library = library(folder, MATERIALS);
        if (library.isEmpty()) {
            return new ModelLook.Row(shown, Optional.empty());
        }
        Archive materials = library.get();
        MaterialLookup lookup = MaterialLookup.of(name, materials.count(), materials::find);
        Optional<Material> material = lookup.entry() < 0 ? Optional.empty() : material(materials, lookup.entry());
        Optional<String> standIn = lookup.outcome().isFallback() && material.isPresent()
                ? Optional.of(Workspace.display(materials.name(lookup.entry())))
                : Optional.empty();
        return new ModelLook.Row(shown, material, standIn);
    }

    /** The material of exactly that name. */
    private Optional<Material> material(Path folder, ByteView name) {
        return library(folder, MATERIALS).flatMap(library -> {
            OptionalInt found = library.find(name);
            return found.isEmpty() ? Optional.empty() : material(library, found.getAsInt());
        });
    }

    private static Optional<Material> material(Archive library, int entry) {
        Attributes attributes = library.attributes(entry);
        return content(library, entry).flatMap(bytes -> material(bytes, attributes));
    }

    private static Optional<Material> material(ByteView bytes, Attributes attributes) {
        try {
            return Optional.of(Mat0Format.MAT0.decode(bytes, attributes, Problems.tolerant()));
        } catch (MalformedAssetException e) {
            return Optional.empty();
        }
    }

    private Optional<ModelTexture> skin(Path folder, String library, String name) {
        String key = folder + "\n" + library + "\n" + name;
        synchronized (skins) {
            Optional<ModelTexture> there = skins.get(key);
            if (there != null) {
                return there;
            }
        }
        // Outside of the lock: making a picture takes long, and making it twice harms nobody.
        Optional<ModelTexture> made = library(folder, library).flatMap(opened -> skin(opened, name));
        synchronized (skins) {
            skins.put(key, made);
        }
        return made;
    }

    private static Optional<ModelTexture> skin(Archive library, String name) {
        return texture(library, name).map(texture -> ModelTexture.of(texture, Problems.tolerant()));
    }

    private static Optional<Texture> texture(Archive library, String name) {
        OptionalInt found = library.find(ByteView.of(name.getBytes(FixedText.CP1251)));
        if (found.isEmpty()) {
            return Optional.empty();
        }
        return content(library, found.getAsInt()).flatMap(bytes -> {
            try {
                return Optional.of(TexmFormat.TEXM.decode(bytes, Problems.tolerant()));
            } catch (MalformedAssetException e) {
                return Optional.empty();
            }
        });
    }

    private static Optional<ByteView> content(Archive library, int entry) {
        try {
            return Optional.of(library.content(entry, Problems.tolerant()).load());
        } catch (MalformedAssetException e) {
            return Optional.empty();
        }
    }

    private Optional<Archive> library(Path folder, String name) {
        synchronized (libraries) {
            return libraries.computeIfAbsent(folder + "\n" + name, key -> open(folder, name));
        }
    }

    private Optional<Archive> open(Path folder, String name) {
        try {
            return file(folder, name)
                    .map(file -> workspace
                            .locate(file.toString(), Problems.tolerant())
                            .container(Problems.tolerant()));
        } catch (WorkspaceException | MalformedAssetException e) {
            return Optional.empty();
        }
    }

    /** The file of a name in a folder, whatever the case of its letters. */
    static Optional<Path> file(Path folder, String name) {
        try (Stream<Path> files = Files.list(folder.toString().isEmpty() ? Path.of(".") : folder)) {
            return files.filter(file -> file.getFileName().toString().equalsIgnoreCase(name))
                    .sorted()
                    .findFirst();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
