import type { Drawing } from '#machines/kit/chart-drawing.ts';
import { type TextFormat, textFormats } from '#machines/kit/chart-formats.ts';
import { pictureOf } from '#machines/kit/chart-picture.ts';
import { svgOf } from '#machines/kit/chart-svg.ts';
import type { AtlasFlow } from './atlas-flow.ts';
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
