import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Badge } from '#ui/feedback/badge.tsx';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TrainIcon } from '#ui/icons/train-icon.tsx';
import { ShowMore } from '#ui/layout/show-more.tsx';
import { drawn } from '../drawn.tsx';

test.each([
  ['info', 'Bilgi:'],
  ['success', 'Tamam:'],
  ['warning', 'Uyarı:'],
  ['danger', 'Hata:'],
] as const)('a notice of the kind %s opens with the word %s', async (variant, word) => {
  drawn(
    <Notice variant={variant} title="Koltuk tutuldu">
      On dakika sizin.
    </Notice>,
  );
  await expect.element(page.getByRole('note')).toHaveTextContent(`${word} Koltuk tutulduOn dakika sizin.`);
});

test.each([
  ['at-once', 'alert'],
  ['in-turn', 'status'],
  ['in-place', 'note'],
] as const)('a notice that is heard %s is an %s', async (heard, role) => {
  drawn(<Notice variant="info" heard={heard} title="Koltuk tutuldu" />);
  await expect.element(page.getByRole(role)).toBeVisible();
});

test('a notice is dismissed by a cross that names it', async () => {
  const dismissed = vi.fn<() => void>();
  drawn(<Notice variant="info" title="Koltuk tutuldu" onDismiss={dismissed} />);
  await page.getByRole('button', { name: '“Koltuk tutuldu” iletisini kapat' }).click();
  expect(dismissed).toHaveBeenCalledOnce();
});

const at = (endsAt: number, language: 'tr' | 'fa' = 'tr') => {
  drawn(<Countdown endsAt={endsAt} now={() => 0} />, language);
  const live = document.querySelector('[aria-live]');
  return [page.getByRole('timer').element().textContent, live?.getAttribute('aria-live'), live?.textContent];
};

test.each([
  [24 * 3_600_000, '24 sa kaldı', 'polite', ''],
  [90 * 60_000, '1 sa 30 dk kaldı', 'polite', ''],
  [59 * 60_000 + 1, '1 sa kaldı', 'polite', ''],
  [59 * 60_000, '59 dakika kaldı', 'polite', ''],
  [9 * 60_000, '9 dakika kaldı', 'polite', ''],
  [8 * 60_000 + 1, '9 dakika kaldı', 'polite', ''],
  [5 * 60_000, '5 dakika kaldı', 'polite', '5 dakika kaldı'],
  [4 * 60_000 + 46_000, '5 dakika kaldı', 'polite', '5 dakika kaldı'],
  [4 * 60_000, '4 dakika kaldı', 'polite', ''],
  [2 * 60_000, '2 dakika kaldı', 'polite', '2 dakika kaldı'],
  [60_000, '60 saniye kaldı', 'polite', '60 saniye kaldı'],
  [42_000, '42 saniye kaldı', 'polite', ''],
  [29_000, '29 saniye kaldı', 'assertive', '30 saniye kaldı'],
  [9000, '9 saniye kaldı', 'assertive', '10 saniye kaldı'],
  [0, 'Süre doldu', 'assertive', 'Süre doldu'],
])('%i ms before the end the clock shows “%s” and says (%s) “%s”', (endsAt, shown, how, spoken) => {
  expect(at(endsAt)).toEqual([shown, how, spoken]);
});

test('a Persian countdown counts in Persian digits', () => {
  expect(at(5 * 60_000, 'fa')).toEqual(['۵ دقیقه مانده', 'polite', '۵ دقیقه مانده']);
});

test('the rest of a list is shown a few at a time, and no button stands when all is shown', async () => {
  const more = vi.fn<() => void>();
  const { redraw } = drawn(<ShowMore shown={8} all={10} step={4} onMore={more} />);
  await expect.element(page.getByText('10 sonuçtan 8 tanesi gösteriliyor')).toBeVisible();
  await page.getByRole('button', { name: '2 sonuç daha göster' }).click();
  expect(more).toHaveBeenCalledOnce();
  redraw(<ShowMore shown={10} all={10} step={4} onMore={more} />);
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('what is waited for is said, nothing found is explained, a state is a word', async () => {
  drawn(
    <>
      <LoadingText text="Seferler aranıyor" />
      <EmptyState icon={<TrainIcon />} title="Sefer yok" text="Başka bir gün deneyin." />
      <Badge variant="success">Geçerli</Badge>
    </>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Seferler aranıyor');
  await expect.element(page.getByRole('heading', { name: 'Sefer yok' })).toBeVisible();
  await expect.element(page.getByText('Geçerli')).toBeVisible();
});
