import { plainNameOf } from './station-name.ts';

const unmarked = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a train is called, its number once and first: the railway puts the number into most names itself. */
export const trainTitleOf = (number: string, name: string): string =>
  plainNameOf(
    [number, ...name.split(' ').filter((word) => unmarked(word) !== unmarked(number))].join(' '),
  ).trim();

type Ridden = { readonly trainNumber: string; readonly trainName: string; readonly commercialName: string };

/** The name passengers know it by, where the railway gives it one. */
export const titleOfRide = ({ trainNumber, trainName, commercialName }: Ridden): string =>
  trainTitleOf(trainNumber, commercialName || trainName);

type Leg = { readonly number: string; readonly name: string; readonly commercialName: string };

export const titleOfLeg = ({ number, name, commercialName }: Leg): string =>
  titleOfRide({ trainNumber: number, trainName: name, commercialName });
