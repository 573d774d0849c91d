import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BackLink } from '#ui/buttons/back-link.tsx';
import { ExternalLink } from '#ui/buttons/external-link.tsx';
import { DataTable } from '#ui/layout/data-table.tsx';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { ProgressSteps } from '#ui/navigation/progress-steps.tsx';
import { SkipLinks } from '#ui/navigation/skip-links.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { drawn } from '../drawn.tsx';

const Views = () => {
  const [chosen, choose] = useState('valid');
  const tabs = ['valid', 'past', 'used'].map((key) => ({ key, name: key, content: <p>tickets {key}</p> }));
  return <Tabs name="Biletler" tabs={tabs} chosen={chosen} onChoose={choose} />;
};

const chosenTab = () => page.getByRole('tab', { selected: true }).element().textContent;

test.each([
  ['tr', '{ArrowRight}'],
  ['fa', '{ArrowLeft}'],
] as const)(
  'on a page in %s the key %s goes to the next tab, Home to the first and End to the last',
  async (language, next) => {
    drawn(<Views />, language);
    await userEvent.tab();
    await userEvent.keyboard(next);
    expect([chosenTab(), document.activeElement?.textContent]).toEqual(['past', 'past']);
    await userEvent.keyboard('{End}');
    expect(chosenTab()).toBe('used');
    await userEvent.keyboard(next);
    expect(chosenTab()).toBe('valid');
    await userEvent.keyboard('{End}{Home}');
    expect(chosenTab()).toBe('valid');
    await expect.element(page.getByRole('tabpanel', { name: 'valid' })).toHaveTextContent('tickets valid');
  },
);

test('the tabs are one stop of the Tab key', async () => {
  drawn(<Views />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('a step says where the reader stands and what is done', async () => {
  drawn(<ProgressSteps name="Adımlar" steps={['Sefer', 'Koltuk', 'Ödeme']} now={1} />);
  const steps = page.getByRole('list', { name: 'Adımlar' }).getByRole('listitem').elements();
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  await expect.element(page.getByText('Sefer (tamamlandı)')).toBeInTheDocument();
});

test('a table has a caption, headings of columns and headings of rows', async () => {
  drawn(
    <DataTable
      caption="Kalkışlar"
      rows={[{ train: 'YHT 81025', time: '09:05' }]}
      keyOf={({ train }) => train}
      columns={[
        { key: 'train', name: 'Tren', show: ({ train }) => train },
        { key: 'time', name: 'Saat', holds: 'number', show: ({ time }) => time },
      ]}
    />,
  );
  await expect.element(page.getByRole('table', { name: 'Kalkışlar' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Saat' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'YHT 81025' })).toBeVisible();
});

test('links say where they lead: home, back, out of the shop', async () => {
  drawn(
    <>
      <Breadcrumb before={[{ name: 'Ana sayfa', href: '/' }]} here="Biletlerim" />
      <BackLink href="/akislar">Akışlar</BackLink>
      <ExternalLink href="https://example.com/">Bölgesel trenler</ExternalLink>
    </>,
  );
  await expect.element(page.getByRole('navigation', { name: 'Sayfanın yeri' })).toBeVisible();
  await expect.element(page.getByText('Biletlerim')).toHaveAttribute('aria-current', 'page');
  const out = page.getByRole('link', { name: 'Bölgesel trenler (yeni sekmede açılır)' });
  await expect.element(out).toHaveAttribute('rel', 'noopener noreferrer');
});

test('skip links are seen as soon as they have the focus', async () => {
  drawn(<SkipLinks targets={[{ id: 'content', name: 'İçeriğe geç' }]} />);
  const link = page.getByRole('link', { name: 'İçeriğe geç' }).element();
  expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
  await userEvent.tab();
  expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
});

const turnOf = () => getComputedStyle(document.querySelector('a svg') ?? document.body).transform;

test('an arrow points the way the page runs', () => {
  drawn(<BackLink href="/">Geri</BackLink>);
  expect(turnOf()).toBe('none');
  document.documentElement.dir = 'rtl';
  expect(turnOf()).toBe('matrix(-1, 0, 0, 1, 0, 0)');
});
