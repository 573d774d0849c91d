import type { Challenge } from '#machines/payment/payment.model.ts';

/** Leaves the shop for the bank’s page, with what it asks for. The page’s policy lets no form go anywhere else. */
export const goToBank = (challenge: Challenge | null): void => {
  if (challenge === null) return;
  const { acsUrl, paReq, md, termUrl } = challenge;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = acsUrl;
  form.hidden = true;
  for (const [name, value] of Object.entries({ PaReq: paReq, MD: md, TermUrl: termUrl })) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
};
