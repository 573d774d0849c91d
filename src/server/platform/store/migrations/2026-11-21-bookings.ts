import type { ColumnDataType, CreateTableBuilder, Kysely, Migration } from 'kysely';

type Columns = Readonly<Record<string, ColumnDataType | readonly [ColumnDataType, 'or-null']>>;

const orNull = (type: ColumnDataType) => [type, 'or-null'] as const;

const make = async (
  db: Kysely<unknown>,
  name: string,
  columns: Columns,
  key: readonly string[],
): Promise<void> => {
  const table = Object.entries(columns).reduce<CreateTableBuilder<string, string>>(
    (made, [column, type]) =>
      typeof type === 'string'
        ? made.addColumn(column, type, (one) => one.notNull())
        : made.addColumn(column, type[0]),
    db.schema.createTable(name),
  );
  await table.addPrimaryKeyConstraint(`${name}_pkey`, [...key]).execute();
};

const makeBookings = async (db: Kysely<unknown>): Promise<void> => {
  await make(
    db,
    'booking',
    {
      locator: 'text',
      kind: 'text',
      status: 'text',
      party: 'text',
      channel: 'text',
      language: 'text',
      user_id: orNull('bigint'),
      contact_email: 'text',
      contact_phone: 'text',
      deadline: 'bigint',
      extensions: 'integer',
      amount: 'bigint',
      currency: 'text',
      created_at: 'bigint',
      revision: 'integer',
    },
    ['locator'],
  );
  await db.schema.createIndex('booking_user').on('booking').columns(['user_id', 'created_at']).execute();
};

const makePassengers = async (db: Kysely<unknown>): Promise<void> => {
  await make(
    db,
    'passenger',
    {
      locator: 'text',
      ordinal: 'integer',
      kind: 'text',
      first_name: 'text',
      last_name: 'text',
      surname_key: 'text',
      type_id: 'integer',
      type_code: 'text',
      email: orNull('text'),
      phone_country_code: orNull('text'),
      phone_area_code: orNull('text'),
      phone_number: orNull('text'),
      country_id: 'integer',
      loyalty_number: 'text',
      tariff_card_number: 'text',
      is_contact: 'boolean',
      wants_ticket_letter: 'boolean',
      depends_on: orNull('integer'),
      special_services: 'text',
      gdpr: 'boolean',
    },
    ['locator', 'ordinal'],
  );
  await make(
    db,
    'passenger_private',
    {
      locator: 'text',
      ordinal: 'integer',
      gender: 'text',
      birth_date: orNull('text'),
      identity_number: orNull('text'),
      passport_number: orNull('text'),
      has_wheelchair: 'boolean',
      disability_status: 'text',
      companion_status: orNull('text'),
      marriage_date: orNull('text'),
      forget_at: 'bigint',
    },
    ['locator', 'ordinal'],
  );
  await db.schema
    .createIndex('passenger_private_forget')
    .on('passenger_private')
    .column('forget_at')
    .execute();
};

const makeTickets = async (db: Kysely<unknown>): Promise<void> => {
  await make(
    db,
    'ticket',
    {
      number: 'text',
      locator: 'text',
      passenger: 'integer',
      direction: 'text',
      leg: 'integer',
      run_id: 'bigint',
      train_index: 'integer',
      coach: orNull('integer'),
      seat: orNull('text'),
      hold_id: orNull('text'),
      from_stop: 'integer',
      to_stop: 'integer',
      from_station: 'integer',
      to_station: 'integer',
      departure: 'bigint',
      arrival: 'bigint',
      cabin_class: 'text',
      booking_class_id: 'integer',
      fare_family: 'text',
      tariff: 'text',
      amount: 'bigint',
      status: 'text',
      boarding_code: orNull('text'),
      issued_at: orNull('bigint'),
      payment: orNull('text'),
      master_ticket: orNull('text'),
      changes: 'integer',
    },
    ['number'],
  );
  await db.schema.createIndex('ticket_locator').on('ticket').column('locator').execute();
  await db.schema.createIndex('ticket_boarding_code').on('ticket').column('boarding_code').unique().execute();
};

const makePrices = (db: Kysely<unknown>): Promise<void> =>
  make(
    db,
    'price_line',
    {
      ticket: 'text',
      line: 'integer',
      kind: 'text',
      rule: 'text',
      row: 'text',
      base: 'bigint',
      factor: 'integer',
      rounding: 'text',
      amount: 'bigint',
    },
    ['ticket', 'line'],
  );

const makeEvents = async (db: Kysely<unknown>): Promise<void> => {
  await make(
    db,
    'booking_event',
    {
      id: 'uuid',
      locator: 'text',
      at: 'bigint',
      deed: 'text',
      by: 'text',
      user_id: orNull('bigint'),
      ticket: orNull('text'),
      detail: 'text',
    },
    ['id'],
  );
  await db.schema
    .createIndex('booking_event_locator')
    .on('booking_event')
    .columns(['locator', 'at'])
    .execute();
  await make(
    db,
    'booking_key',
    {
      hash: 'text',
      locator: 'text',
      kind: 'text',
      made_at: 'bigint',
      expires_at: 'bigint',
      used_at: orNull('bigint'),
    },
    ['hash', 'locator'],
  );
};

const makeCoupons = async (db: Kysely<unknown>): Promise<void> => {
  const coupon = {
    number: 'text',
    locator: 'text',
    surname_key: 'text',
    user_id: orNull('bigint'),
    amount: 'bigint',
    currency: 'text',
    status: 'text',
    made_at: 'bigint',
  } as const;
  await make(
    db,
    'open_ticket',
    {
      ...coupon,
      ticket: 'text',
      expires_at: 'bigint',
      used_at: orNull('bigint'),
      used_by: orNull('text'),
    },
    ['number'],
  );
  await make(db, 'refund_coupon', { ...coupon, ticket: orNull('text'), paid_at: orNull('bigint') }, [
    'number',
  ]);
  for (const table of ['open_ticket', 'refund_coupon']) {
    await db.schema.createIndex(`${table}_locator`).on(table).column('locator').execute();
    await db.schema.createIndex(`${table}_user`).on(table).columns(['user_id', 'made_at']).execute();
  }
};

const makeAnsweredCalls = async (db: Kysely<unknown>): Promise<void> => {
  await make(
    db,
    'answered_call',
    {
      key_hash: 'text',
      call: 'text',
      body_hash: 'text',
      state: 'text',
      answer: orNull('text'),
      began_at: 'bigint',
    },
    ['key_hash'],
  );
  await db.schema.createIndex('answered_call_began').on('answered_call').column('began_at').execute();
};

const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeBookings(db);
  await makePassengers(db);
  await makeTickets(db);
  await makePrices(db);
  await makeEvents(db);
  await makeCoupons(db);
  await makeAnsweredCalls(db);
};

export const bookings: Migration = { up };
