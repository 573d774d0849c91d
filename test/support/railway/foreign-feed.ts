import { packFeed } from '#server/railway/gtfs/feed-archive.ts';

/** A small railway somewhere else, told as its own people would: platforms, letters for names, hours left out, a bus. */
export const foreignFeed: Readonly<Record<string, string>> = {
  'agency.txt':
    'agency_id,agency_name,agency_url,agency_timezone\nKB,Küstenbahn,https://kuestenbahn.example,Europe/Berlin\n',
  'stops.txt': [
    '\uFEFFstop_id,stop_name,stop_lat,stop_lon,location_type,parent_station',
    'HAFEN,"Hafen, Stadt",53.5500,9.9900,1,',
    'HAFEN:1,Hafen Gleis 1,53.5501,9.9901,0,HAFEN',
    'MOOR,Moor,53.7000,9.8000,,',
    'STRAND,Strand,53.9000,9.6000,,',
    'INSEL,Insel,53.9500,9.5000,,',
    'HAFEN:door,Eingang,53.5502,9.9902,2,HAFEN',
    '',
  ].join('\n'),
  'routes.txt':
    'route_id,agency_id,route_short_name,route_long_name,route_type\nS1,KB,S1,Küsten-Express,102\nB9,KB,B9,Inselbus,3\n',
  'trips.txt':
    'route_id,service_id,trip_id,trip_short_name\nS1,daily,t1,11\nS1,weekend,t2,13\nB9,daily,b1,\n',
  'stop_times.txt': [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    't1,08:00:00,08:00:00,HAFEN:1,1',
    't1,,,MOOR,2',
    't1,09:30:30,09:30:30,STRAND,5',
    't2,23:40:00,23:45:00,HAFEN:1,1',
    't2,25:10:00,25:10:00,STRAND,2',
    'b1,09:50:00,09:50:00,STRAND,1',
    'b1,10:20:00,10:20:00,INSEL,2',
    '',
  ].join('\n'),
  'calendar.txt': [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'daily,1,1,1,1,1,1,1,20260101,20301231',
    'weekend,0,0,0,0,0,1,1,20260101,20301231',
    '',
  ].join('\n'),
  'calendar_dates.txt': 'service_id,date,exception_type\ndaily,20261225,2\nweekend,20261225,1\n',
};

export const packedFeed = (files: Readonly<Record<string, string>>): Uint8Array =>
  packFeed(new Map(Object.entries(files)));
