import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { ButtonSheet } from './button-sheet.tsx';
import { FieldSheet } from './field-sheet.tsx';
import { Group } from './group.tsx';
import { IconSheet } from './icon-sheet.tsx';
import { LayoutSheet } from './layout-sheet.tsx';
import { NoticeSheet } from './notice-sheet.tsx';

/** /_ui: every component in all its states, for those who build the shop. */
export const ComponentSheet = () => {
  const { say } = useWords();
  return (
    <Page title={say('component-sheet.title')} lead={say('component-sheet.lead')} width="wide">
      <Group title={say('component-sheet.buttons')}>
        <ButtonSheet />
      </Group>
      <Group title={say('component-sheet.fields')}>
        <FieldSheet />
      </Group>
      <Group title={say('component-sheet.notices')}>
        <NoticeSheet />
      </Group>
      <Group title={say('component-sheet.layout')}>
        <LayoutSheet />
      </Group>
      <Group title={say('component-sheet.icons')}>
        <IconSheet />
      </Group>
    </Page>
  );
};
