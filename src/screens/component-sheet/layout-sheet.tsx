import { useState } from 'react';
import { BackLink } from '#ui/buttons/back-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ExternalLink } from '#ui/buttons/external-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { ProgressSteps } from '#ui/navigation/progress-steps.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuButton } from '#ui/overlay/menu-button.tsx';
import { MenuLink } from '#ui/overlay/menu-link.tsx';
import { MenuList } from '#ui/overlay/menu-list.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { columns, row, stack } from './component-sheet.css.ts';
import { Shown } from './shown.tsx';
import { TableSample } from './table-sample.tsx';
import { useSample } from './use-sample.ts';

const noop = () => undefined;

/** Everything that holds other things or leads to them. */
export const LayoutSheet = () => {
  const { say } = useWords();
  const [isOpen, open] = useState(false);
  const { chosen, choose } = useSample('first');
  const title = say('component-sheet.sample.title');
  const text = say('component-sheet.sample.text');
  return (
    <>
      <Shown name="ProgressSteps">
        <div className={stack}>
          <ProgressSteps
            name={say('component-sheet.steps')}
            steps={[
              say('component-sheet.steps.journey'),
              say('component-sheet.steps.seat'),
              say('component-sheet.steps.payment'),
              say('component-sheet.steps.summary'),
            ]}
            now={2}
          />
        </div>
      </Shown>
      <Shown name="Breadcrumb · BackLink · ExternalLink">
        <div className={row}>
          <Breadcrumb before={[{ name: say('menu.home'), href: '/' }]} here={title} />
          <BackLink href="#content">{say('menu.home')}</BackLink>
          <ExternalLink href="https://example.com/">{title}</ExternalLink>
        </div>
      </Shown>
      <Shown name="Dialog · Popover">
        <div className={row}>
          <Button onClick={() => open(true)}>{say('component-sheet.sample.open')}</Button>
          <Dialog
            isOpen={isOpen}
            title={title}
            onDismiss={() => open(false)}
            actions={
              <Button variant="primary" onClick={() => open(false)}>
                {say('component-sheet.sample.choose')}
              </Button>
            }
          >
            <p>{text}</p>
          </Dialog>
          <Button popoverTarget="sheet-popover">{say('menu.open')}</Button>
          <Popover id="sheet-popover" name={title} shape="menu">
            <MenuList>
              <MenuLink href="#content" aria-current="page">
                {say('component-sheet.sample.first')}
              </MenuLink>
              <MenuButton onClick={noop}>{say('component-sheet.sample.second')}</MenuButton>
            </MenuList>
          </Popover>
        </div>
      </Shown>
      <Shown name="Tabs">
        <div className={stack}>
          <Tabs
            name={title}
            chosen={chosen}
            onChoose={choose}
            tabs={[
              { key: 'first', name: say('component-sheet.sample.first'), content: <p>{text}</p> },
              { key: 'second', name: say('component-sheet.sample.second'), content: <p>{title}</p> },
            ]}
          />
        </div>
      </Shown>
      <Shown name="Disclosure">
        <div className={stack}>
          <Disclosure summary={say('component-sheet.sample.first')} group="sheet">
            <p>{text}</p>
          </Disclosure>
          <Disclosure summary={say('component-sheet.sample.second')} group="sheet">
            <p>{text}</p>
          </Disclosure>
        </div>
      </Shown>
      <Shown name="Card">
        <div className={columns}>
          <Card>
            <h4>{title}</h4>
            <p>{text}</p>
          </Card>
          <Card>
            <h4>{title}</h4>
            <p>{text}</p>
          </Card>
        </div>
      </Shown>
      <Shown name="DataTable">
        <TableSample />
      </Shown>
    </>
  );
};
