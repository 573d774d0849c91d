import type { AtlasFlow } from '#atlas/flow/atlas-flow.ts';
import type { Drawing } from '#machines/kit/drawing/chart-drawing.ts';
import { pictureOf } from '#machines/kit/drawing/chart-picture.ts';
import { svgOf } from '#machines/kit/drawing/chart-svg.ts';
import { type TextFormat, textFormats } from '#machines/kit/export/chart-formats.ts';
import { painted } from './painted.ts';
import { saveFile } from './save-file.ts';

export const saveText = ({ name, chart }: AtlasFlow, format: TextFormat): void => {
  const { ending, media, write } = textFormats[format];
  saveFile(`${name}.${ending}`, write(chart), media);
};

export const saveSvg = ({ name }: AtlasFlow, drawing: Drawing): void =>
  saveFile(`${name}.svg`, svgOf(pictureOf(drawing), name), 'image/svg+xml');

export const savePng = async ({ name }: AtlasFlow, picture: SVGSVGElement): Promise<void> =>
  saveFile(`${name}.png`, await painted(picture), 'image/png');
