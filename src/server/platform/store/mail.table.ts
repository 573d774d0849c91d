export type MailTables = {
  letter: {
    id: string;
    recipient: string;
    language: string;
    subject: string;
    text: string;
    posted_at: number;
    sent_at: number | null;
    next_try_at: number;
    tries: number;
  };
};
