export type UsersTables = {
  user_account: {
    id: number;
    email: string;
    /** The e-mail in the case two spellings of it are compared in. */
    email_key: string;
    /** Null until the activation link has been followed. */
    password_hash: string | null;
    role: 'member' | 'staff';
    /** What a member of staff may be, parted by spaces. */
    staff_roles: string;
    status: 'ACTIVE' | 'PASSIVE';
    status_reason_id: number | null;
    status_reason_description: string | null;
    first_name: string;
    last_name: string;
    mobile_number: string | null;
    mobile_country_code: string | null;
    /** ISO date. */
    birthdate: string | null;
    nationality_country_id: number;
    enrollment_no: string | null;
    company_name: string | null;
    tax_no: string | null;
    tax_administration: string | null;
    created_at: number;
    /** In which the member logged in or registered last; null where nobody knows yet. */
    language: string | null;
    /** When the membership was ended for good; of its member nothing is left in the row. */
    ended_at: number | null;
  };
  customer: {
    id: number;
    user_id: number;
    company: boolean;
    city_id: number | null;
    district_id: number | null;
    neighbourhood_id: number | null;
    address: string | null;
    permission_marketing_email: boolean;
    permission_marketing_sms: boolean;
    has_loyalty: boolean;
    profession_id: number | null;
    education_status_id: number | null;
    /** Which picture the member has, by hash; the picture stands apart. */
    image: string | null;
    created_at: number;
    contract_approved_at: number | null;
    /** Grows with every change a member makes. */
    version: number;
  };
  /** What the law protects most stands apart, is read only where it is needed and kept shortest. */
  customer_private: {
    customer_id: number;
    gender: 'M' | 'F';
    citizenship_no: string | null;
    /** The number by which the e-ID has opened the account; another one opens nothing. */
    eid_citizenship_no: string | null;
    passport_no: string | null;
    /** By its number in the table of countries. */
    passport_country_id: number | null;
    blood_type_id: number | null;
  };
  /** A member's picture, in base64. */
  customer_picture: { customer_id: number; type: string; content: string; kept_at: number };
  /** Passengers a member keeps for next time. */
  saved_contact: {
    id: string;
    user_id: number;
    first_name: string;
    last_name: string;
    gender: 'M' | 'F';
    /** As it is typed: 03.05.1990. */
    birth_date: string;
    nationality: 'foreign' | 'turkish';
    identity_number: string;
    passport_number: string;
    country_id: number;
    made_at: number;
  };
  /** A code that was mailed, or given to staff. `user_id` is null where nobody had the e-mail. */
  one_time_code: {
    hash: string;
    user_id: number | null;
    made_at: number;
    expires_at: number;
    used_at: number | null;
  };
  audit_entry: {
    id: string;
    at: number;
    deed: string;
    actor_user_id: number | null;
    subject_user_id: number;
    request_id: string;
    /** Which fields were changed, parted by spaces. */
    fields: string;
  };
};
