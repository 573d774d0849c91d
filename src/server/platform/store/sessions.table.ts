export type SessionsTables = {
  session: {
    id: string;
    user_id: number;
    started_at: number;
    seen_at: number;
    /** Whether the cookie outlives the browser. It changes nothing about the end of the session. */
    remembered: boolean;
  };
  session_token: {
    hash: string;
    session_id: string;
    kind: 'access' | 'renewal';
    /** The renewal token this one took the place of. */
    parent_hash: string | null;
    issued_at: number;
    /** Null: as long as the session. */
    expires_at: number | null;
    superseded_at: number | null;
  };
  /** A browser in which a member once logged in. */
  known_browser: {
    hash: string;
    user_id: number;
    since: number;
  };
  /** How often something was tried since `began_at`. `key` is a hash: neither address nor e-mail stands here. */
  try_count: {
    key: string;
    began_at: number;
    count: number;
  };
};
