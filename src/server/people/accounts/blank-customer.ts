/** A record in which a member has written nothing yet, or from which everything is gone. */
export const blankCustomer = {
  city_id: null,
  district_id: null,
  neighbourhood_id: null,
  address: null,
  permission_marketing_email: false,
  permission_marketing_sms: false,
  profession_id: null,
  education_status_id: null,
  image: null,
} as const;
