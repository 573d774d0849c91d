import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PasswordStrength } from '#ui/fields/password-strength.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { drawn } from '../drawn.tsx';

test('a field has its label, its hint and nothing wrong', async () => {
  drawn(<TextField label="Soyad" hint="Kimlikteki gibi" name="surname" />);
  const field = page.getByRole('textbox', { name: 'Soyad' });
  await expect.element(field).toHaveAccessibleDescription('Kimlikteki gibi');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('what is wrong is said between hint and control, and heard with both', async () => {
  drawn(<TextField label="Soyad" hint="Kimlikteki gibi" problem="Soyadı yazın." name="surname" />);
  const field = page.getByRole('textbox', { name: 'Soyad' });
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('Kimlikteki gibi Hata: Soyadı yazın.');
  const [hint, problem] = [
    page.getByText('Kimlikteki gibi').element(),
    page.getByText('Soyadı yazın.').element(),
  ];
  const order = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(hint.compareDocumentPosition(problem) & order).toBe(order);
  expect(problem.compareDocumentPosition(field.element()) & order).toBe(order);
});

test('what may be left out is marked, what is needed is not', async () => {
  drawn(
    <>
      <TextField label="Telefon" need="optional" name="phone" />
      <TextField label="Soyad" name="surname" />
    </>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Telefon (isteğe bağlı)' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Soyad', exact: true })).toBeVisible();
});

test('an e-mail runs from left to right on a Persian page and is not corrected', () => {
  drawn(<EmailField label="ایمیل" name="email" />, 'fa');
  const field = page.getByRole('textbox', { name: 'ایمیل' }).element();
  expect(
    ['type', 'dir', 'inputmode', 'autocapitalize', 'autocomplete', 'spellcheck'].map((name) =>
      field.getAttribute(name),
    ),
  ).toEqual(['email', 'ltr', 'email', 'none', 'email', 'false']);
});

test('a password is hidden, shown and hidden again by one key, and what was typed stays', async () => {
  drawn(<PasswordField label="Şifre" name="password" />);
  const field = page.getByLabelText('Şifre', { exact: true });
  await userEvent.fill(field, 'Ankara2026');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(field).toHaveAttribute('type', 'text');
  await userEvent.keyboard(' ');
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toHaveValue('Ankara2026');
});

test.each([
  ['abc', 'zayıf', 1],
  ['abcdefg1', 'orta', 3],
  ['Ankara2026', 'güçlü', 4],
])('the password %s is called %s and meets %i rules', async (password, word, rules) => {
  drawn(<PasswordStrength password={password} />);
  await expect.element(page.getByRole('status')).toHaveTextContent(`Şifre gücü: ${word}`);
  expect(page.getByText('(sağlandı)').elements()).toHaveLength(rules);
});

test('a box is ticked by its words, too', async () => {
  drawn(<CheckboxField label="Beni hatırla" hint="Yalnız bu cihazda" name="remember" />);
  const box = page.getByRole('checkbox', { name: 'Beni hatırla' });
  await expect.element(box).toHaveAccessibleDescription('Yalnız bu cihazda');
  await page.getByText('Beni hatırla').click();
  await expect.element(box).toBeChecked();
});

test('one of a few is a named group; arrows choose', async () => {
  const chosen = vi.fn<(value: string) => void>();
  drawn(
    <RadioGroup
      id="seat"
      label="Koltuk"
      problem="Bir koltuk seçin."
      name="seat"
      choices={[
        { value: 'window', label: 'Pencere' },
        { value: 'aisle', label: 'Koridor', hint: 'Kolay çıkış' },
      ]}
      onChange={(event) => chosen(event.target.value)}
    />,
  );
  const group = page.getByRole('group', { name: 'Koltuk' });
  await expect.element(group).toHaveAccessibleDescription('Hata: Bir koltuk seçin.');
  await expect
    .element(page.getByRole('radio', { name: 'Koridor' }))
    .toHaveAccessibleDescription('Kolay çıkış');
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowDown}');
  expect(chosen.mock.calls).toEqual([['window'], ['aisle']]);
});

test('one of a list is chosen by its words', async () => {
  drawn(
    <SelectField
      label="Sınıf"
      name="class"
      choices={[
        { value: 'Y1', label: 'Ekonomi' },
        { value: 'C', label: 'Business' },
      ]}
    />,
  );
  const list = page.getByRole('combobox', { name: 'Sınıf' });
  await userEvent.selectOptions(list, 'Business');
  await expect.element(list).toHaveValue('C');
});

const form = (submit: number) => (
  <>
    <ErrorSummary submit={submit} problems={[{ fieldId: 'surname', text: 'Soyadı yazın.' }]} />
    <TextField id="surname" label="Soyad" name="surname" />
  </>
);

test('the summary of what is wrong is heard, takes the focus after each submit, and leads to its field', async () => {
  const { redraw } = drawn(form(1));
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await page.getByRole('link', { name: 'Soyadı yazın.' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Soyad' })).toHaveFocus();
  redraw(form(2));
  await expect.element(summary).toHaveFocus();
});

test('nothing wrong, no summary', () => {
  drawn(<ErrorSummary submit={1} problems={[]} />);
  expect(page.getByRole('alert').elements()).toEqual([]);
});
