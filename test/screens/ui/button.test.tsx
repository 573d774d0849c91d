import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/buttons/chip.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { drawn } from '../drawn.tsx';

test('a button is pressed with the pointer, with Enter and with Space', async () => {
  const pressed = vi.fn<() => void>();
  drawn(<Button onClick={pressed}>Koltuk seç</Button>);
  await page.getByRole('button', { name: 'Koltuk seç' }).click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('a pending button says what is going on, keeps its place in the order and does nothing', async () => {
  const pressed = vi.fn<() => void>();
  const sent = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  drawn(
    <form onSubmit={sent}>
      <Button type="submit" pending="Koltuk ayrılıyor" onClick={pressed}>
        Koltuk seç
      </Button>
    </form>,
  );
  const button = page.getByRole('button', { name: 'Koltuk ayrılıyor' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent('Koltuk ayrılıyor');
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect([pressed.mock.calls, sent.mock.calls]).toEqual([[], []]);
});

test('a button that may come to be pending holds its place for the words before they come', async () => {
  const { redraw } = drawn(<Button pending={null}>Öde</Button>);
  const status = page.getByRole('status').element();
  expect(status.textContent).toBe('');
  redraw(<Button pending="Ödeme alınıyor">Öde</Button>);
  expect([page.getByRole('status').element() === status, status.textContent]).toEqual([
    true,
    'Ödeme alınıyor',
  ]);
});

const row = (pending: string | null) => (
  <div style={{ display: 'flex' }}>
    <Button pending={pending}>Yenile</Button>
    <Button>Kapat</Button>
  </div>
);

const placeOf = () => {
  const box = page.getByRole('button', { name: 'Kapat' }).element().getBoundingClientRect();
  return [box.left, box.top];
};

test('what stands beside a button stays where it is while something is going on', async () => {
  const { redraw } = drawn(row(null));
  const before = placeOf();
  redraw(row('Güncel durum sunucudan alınıyor'));
  await expect
    .element(page.getByRole('button', { name: 'Güncel durum sunucudan alınıyor' }))
    .toHaveAttribute('aria-busy', 'true');
  expect(placeOf()).toEqual(before);
});

test('a button that may not be pressed says why and stays reachable', async () => {
  const pressed = vi.fn<() => void>();
  drawn(
    <Button why="Önce yolcu sayısını seçin." onClick={pressed}>
      Koltuk seç
    </Button>,
  );
  const button = page.getByRole('button', { name: 'Koltuk seç' });
  await expect.element(button).toHaveAccessibleDescription('Önce yolcu sayısını seçin.');
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(pressed).not.toHaveBeenCalled();
});

test('a link that looks like a button is a link', async () => {
  drawn(<LinkButton href="/akislar">Akışları gör</LinkButton>);
  await expect.element(page.getByRole('link', { name: 'Akışları gör' })).toHaveAttribute('href', '/akislar');
});

const heights = { expressive: 48, regular: 40, functional: 32 } as const;

test.each(Object.entries(heights))('in the %s density a button is %i px high', async (density, height) => {
  drawn(
    <div data-density={density}>
      <Button>Öde</Button>
    </div>,
  );
  const button = page.getByRole('button').element();
  const reach = Number.parseFloat(getComputedStyle(button, '::after').height);
  expect(button.getBoundingClientRect().height).toBe(height);
  expect(reach).toBeGreaterThanOrEqual(density === 'functional' ? 30 : 42);
});

test('words that are pressed begin where the text around them begins', () => {
  drawn(
    <div id="column">
      <Button variant="quiet">Vazgeç</Button>
    </div>,
  );
  const words = document.createRange();
  words.selectNodeContents(page.getByRole('button', { name: 'Vazgeç' }).element());
  const column = document.getElementById('column')?.getBoundingClientRect();
  expect(words.getBoundingClientRect().left).toBe(column?.left);
});

test.each(['primary', 'secondary', 'quiet', 'danger', 'danger-main'] as const)(
  'a %s button that cannot be pressed is no draft: its edge is whole',
  (variant) => {
    drawn(
      <Button variant={variant} why="Önce koltuk seçin.">
        Öde
      </Button>,
    );
    const { borderTopStyle } = getComputedStyle(page.getByRole('button', { name: 'Öde' }).element());
    expect(borderTopStyle).toBe('solid');
  },
);

const Chips = ({ isOn }: { readonly isOn: boolean }) => (
  <>
    <Chip isOn={isOn} onToggle={() => undefined}>
      ₺2.500’ye kadar
    </Chip>
    <Chip isOn={false} onToggle={() => undefined}>
      Diğer
    </Chip>
  </>
);

test('what stands beside a chip stays where it is as it is pressed', async () => {
  const { redraw } = drawn(<Chips isOn={false} />);
  const beside = page.getByRole('button', { name: 'Diğer' }).element();
  const before = beside.getBoundingClientRect().left;
  redraw(<Chips isOn />);
  expect(Math.abs(beside.getBoundingClientRect().left - before)).toBeLessThan(1);
});
