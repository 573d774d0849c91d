import { createTransport } from 'nodemailer';
import type { PostOffice } from './send-letters.ts';

const timeout = 20_000;

/** A real post office behind SMTP_URL. Letters come from the shop's own host. */
export const smtpOffice = (url: string, origin: string): PostOffice => {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: { name: 'Sefer', address: `no-reply@${new URL(origin).hostname}` } },
  );
  return {
    send: async (parcel) => {
      await transport.sendMail({ ...parcel });
    },
    close: () => transport.close(),
  };
};
