export const handOverSentences = `
done
| hand-over.another hand-over.copy hand-over.good hand-over.link hand-over.link:is-filled

done editing.fresh editing.refused sending
| hand-over.text

editing.fresh editing.refused
| hand-over.ask

editing.refused
? hand-over.refused.not-reached hand-over.refused.nothing-kept

editing.refused
| ui.notice.danger

sending
| hand-over.abandon hand-over.ask:hand-over.asking hand-over.ask:rests hand-over.asking
`;
