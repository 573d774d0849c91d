import type { RefObject } from 'react';
import { useFlowView } from '#atlas/flow/flow-view.ts';
import type { Drawing } from '#machines/kit/drawing/chart-drawing.ts';
import type { TextFormat } from '#machines/kit/export/chart-formats.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { MenuButton } from '#ui/overlay/menu-button.tsx';
import { MenuList } from '#ui/overlay/menu-list.tsx';
import { Popover } from '#ui/overlay/popover.tsx';

type Props = { readonly drawing: Drawing | null; readonly stage: RefObject<HTMLElement | null> };

const formats = [
  { format: 'scxml', name: 'SCXML' },
  { format: 'mermaid', name: 'Mermaid' },
  { format: 'plantuml', name: 'PlantUML' },
  { format: 'dot', name: 'DOT' },
  { format: 'xstate', name: 'XState' },
  { format: 'csv', name: 'CSV' },
  { format: 'json', name: 'JSON' },
] as const satisfies readonly { readonly format: TextFormat; readonly name: string }[];

const writers = () => import('./save-chart.ts');

/** The chart as a file, in the form that is needed. */
export const ExportMenu = ({ drawing, stage }: Props) => {
  const { say } = useWords();
  const { flow } = useFlowView();
  const saveText = async (format: TextFormat) => (await writers()).saveText(flow, format);
  const saveSvg = async () => {
    if (drawing) (await writers()).saveSvg(flow, drawing);
  };
  const savePng = async () => {
    const picture = stage.current?.querySelector<SVGSVGElement>('svg.chart');
    if (picture) await (await writers()).savePng(flow, picture);
  };
  const pictures = [
    { name: 'SVG', save: saveSvg },
    { name: 'PNG', save: savePng },
  ];
  return (
    <>
      <Button popoverTarget="atlas-export">{say('atlas.export')}</Button>
      <Popover id="atlas-export" name={say('atlas.export')} shape="menu">
        <MenuList>
          {pictures.map(({ name, save }) => (
            <MenuButton key={name} onClick={() => void save()}>
              {name}
            </MenuButton>
          ))}
          {formats.map(({ format, name }) => (
            <MenuButton key={format} onClick={() => void saveText(format)}>
              {name}
            </MenuButton>
          ))}
        </MenuList>
      </Popover>
    </>
  );
};
