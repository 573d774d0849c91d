import { datesFrom, hourAt, lineOf, type MadeFeed, table } from './made-feed.ts';

const agency = (name: string) =>
  table(
    'agency_id,agency_name,agency_url,agency_timezone,agency_lang,agency_phone',
    `A1,${name},https://rail.example,Europe/Zurich,de,+41 00 000 00 00`,
  );

const everyDay = (days: string) =>
  table(
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    `${days},1,1,1,1,1,1,1,20260101,20351231`,
  );

const stopsOf = (prefix: string, count: number) =>
  table(
    'stop_id,stop_name,stop_lat,stop_lon',
    ...lineOf(prefix, count).map(({ id, name, latitude, longitude }) =>
      [id, name, latitude, longitude].join(),
    ),
  );

/** Every day of a service is written by itself, and there is no calendar.txt. */
const datesOnly: MadeFeed = {
  'agency.txt': agency('Talbahn'),
  'stops.txt': stopsOf('T', 4),
  'routes.txt': table('route_id,agency_id,route_short_name,route_long_name,route_type', 'R,A1,T,,2'),
  'trips.txt': table('route_id,service_id,trip_id,trip_headsign', 'R,odd,one,T 4', 'R,even,two,T 1'),
  'stop_times.txt': table(
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    ...[1, 2, 3, 4].map(
      (nth) => `one,${hourAt(400 + nth * 10)},${hourAt(401 + nth * 10)},T${nth},${nth * 10}`,
    ),
    ...[4, 3, 2, 1].map((nth, at) => `two,${hourAt(900 + at * 10)},${hourAt(900 + at * 10)},T${nth},${at}`),
  ),
  'calendar_dates.txt': table(
    'service_id,date,exception_type',
    ...datesFrom('2026-11-21', 400).map((date, at) => `${at % 2 === 0 ? 'odd' : 'even'},${date},1`),
  ),
};

/** Trains that arrive the morning after, some of them every so many minutes around midnight. */
const overNight: MadeFeed = {
  'agency.txt': agency('Nachtnetz'),
  'stops.txt': stopsOf('N', 3),
  'routes.txt': table(
    'route_id,route_short_name,route_long_name,route_type',
    'N,N,Nachtzug,105',
    'M,M,Ring,109',
  ),
  'trips.txt': table('route_id,service_id,trip_id,trip_short_name', 'N,all,sleeper,471', 'M,all,often,9'),
  'stop_times.txt': table(
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    'sleeper,22:30:00,22:45:00,N1,1',
    'sleeper,27:05:00,27:15:00,N2,2',
    'sleeper,32:20:00,32:20:00,N3,3',
    'often,0:00:00,0:00:00,N1,1',
    'often,0:21:00,0:22:00,N2,2',
    'often,0:40:00,0:40:00,N3,3',
  ),
  'calendar.txt': everyDay('all'),
  'frequencies.txt': table(
    'trip_id,start_time,end_time,headway_secs,exact_times',
    'often,23:00:00,24:30:00,1800,1',
    'often,24:30:00,26:00:00,3600,0',
  ),
};

/** Stations with platforms, doors, walks between them, and boarding places. */
const platforms: MadeFeed = {
  'agency.txt': agency('Hauptbahn'),
  'stops.txt': table(
    'stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code,level_id',
    ...lineOf('H', 3).flatMap(({ id, name, latitude, longitude }) => [
      `${id},${id}C,${name},${latitude},${longitude},1,,,`,
      `${id}:1,,${name} Gleis 1,${latitude},${longitude},0,${id},1,L0`,
      `${id}:2,,${name} Gleis 2,${latitude},${longitude},,${id},2,L0`,
      `${id}:door,,${name} Eingang,${latitude},${longitude},2,${id},,L0`,
      `${id}:node,,,,,3,${id},,L0`,
      `${id}:1A,,Abschnitt A,${latitude},${longitude},4,${id}:1,,L0`,
    ]),
  ),
  'routes.txt': table('route_id,route_short_name,route_long_name,route_type', 'H,,Hauptstrecke,102'),
  'trips.txt': table('route_id,service_id,trip_id,direction_id', 'H,all,there,0', 'H,all,back,1'),
  'stop_times.txt': table(
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type',
    ...[1, 2, 3].map(
      (nth) => `there,${hourAt(500 + nth * 30)},${hourAt(502 + nth * 30)},H${nth}:1,${nth},0,0`,
    ),
    ...[3, 2, 1].map(
      (nth, at) => `back,${hourAt(800 + at * 30)},${hourAt(802 + at * 30)},H${nth}:2,${at},0,0`,
    ),
  ),
  'calendar.txt': everyDay('all'),
  'levels.txt': table('level_id,level_index,level_name', 'L0,0,Boden'),
  'pathways.txt': table(
    'pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional',
    'P1,H1:door,H1:node,1,1',
    'P2,H1:node,H1:1,1,1',
  ),
  'transfers.txt': table('from_stop_id,to_stop_id,transfer_type,min_transfer_time', 'H1:1,H1:2,2,180'),
};

const mark = '\uFEFF';

const asWindowsWrites = (text: string): string => `${mark}${text.replaceAll('\n', '\r\n')}`;

/** Columns in another order, more of them than anybody needs, names with commas and quotes, blanks around cells. */
const quoted: MadeFeed = Object.fromEntries(
  Object.entries({
    'agency.txt': table(
      'agency_timezone,agency_url,agency_name,agency_fare_url',
      'Europe/Zurich,https://rail.example/?a=1,"Bahnen ""Süd"", AG",',
    ),
    'stops.txt': table(
      'stop_lon, stop_lat, stop_desc, stop_name, stop_id, zone_id, wheelchair_boarding, tts_stop_name',
      '8.1,47.1,"steps, lift","Bad Ems, ""Kur""",Q1,Z,1,',
      ' 8.2 , 47.2 ,"",Łódź–Żabieniec,Q2,Z,0,',
      '8.3,47.3,,イスタンブール,Q3,,,',
    ),
    'routes.txt': table(
      'route_color,route_text_color,route_sort_order,route_type,route_long_name,route_short_name,route_desc,route_id',
      'FFFFFF,000000,1,106,"Süd, Ost",S1,"of the ""south""",Q',
    ),
    'trips.txt': table(
      'shape_id,block_id,bikes_allowed,trip_short_name,trip_id,service_id,route_id,trip_note',
      ',B1,1,12,q1,all,Q,"fast, not on feasts"',
    ),
    'stop_times.txt': table(
      'stop_sequence,stop_id,departure_time,arrival_time,trip_id,stop_headsign,timepoint',
      '30,Q3,08:40:00,08:40:00,q1,,1',
      '10,Q1,8:00:00,8:00:00,q1,"Ost, Bf",1',
      '20,Q2,,,q1,,0',
    ),
    'calendar.txt': everyDay('all'),
    'calendar_dates.txt': table(
      'service_id,date,exception_type,holiday_name',
      'all,20270101,2,"New Year, the day"',
    ),
  }).map(([name, text]) => [name, asWindowsWrites(text)]),
);

const longStops = 48;

/** Two agencies, fares and shapes of their own, distances in metres, and lines that call 48 times. */
const longLines: MadeFeed = {
  'agency.txt': table(
    'agency_id,agency_name,agency_url,agency_timezone',
    'A1,Fernbahn,https://fern.example,Europe/Zurich',
    'A2,Nahbahn,https://nah.example,Europe/Zurich',
  ),
  'stops.txt': stopsOf('F', longStops),
  'routes.txt': table(
    'route_id,agency_id,route_short_name,route_long_name,route_type,route_color',
    'F,A1,F1,Fernlinie,103,112233',
    'G,A2,G1,Nahlinie,106,',
  ),
  'trips.txt': table(
    'route_id,service_id,trip_id,trip_short_name,shape_id',
    'F,all,far,801,S',
    'G,all,near,802,S',
  ),
  'stop_times.txt': table(
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled',
    ...['far', 'near'].flatMap((trip, nth) =>
      lineOf('F', longStops).map(
        ({ id }, at) =>
          `${trip},${hourAt(300 + nth * 60 + at * 12)},${hourAt(301 + nth * 60 + at * 12)},${id},${at + 1},${at * 6_250.5}`,
      ),
    ),
  ),
  'calendar.txt': everyDay('all'),
  'shapes.txt': table(
    'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled',
    ...lineOf('F', longStops).map(
      ({ latitude, longitude }, at) => `S,${latitude},${longitude},${at},${at * 6_250.5}`,
    ),
  ),
  'fare_attributes.txt': table('fare_id,price,currency_type,payment_method,transfers', 'P,9.80,CHF,1,'),
  'fare_rules.txt': table('fare_id,route_id', 'P,F'),
  'fare_products.txt': table('fare_product_id,fare_product_name,amount,currency', 'X,Tageskarte,20.00,CHF'),
  'feed_info.txt': table(
    'feed_publisher_name,feed_publisher_url,feed_lang,feed_version',
    'Fernbahn,https://fern.example,de,7',
  ),
};

/** Feeds as railways write them, each with what others have not. */
export const fiveFeeds = { datesOnly, overNight, platforms, quoted, longLines };
