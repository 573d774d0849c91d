export const otherDeviceSentences = `
editing.fresh
| other-device.ask

editing.fresh editing.refused sending
| menu.home menu.home:to:/ other-device.care other-device.what

editing.refused
? other-device.refused.not-reached other-device.refused.too-many-tries

editing.refused
| other-device.again ui.notice.danger

sending
| other-device.ask:other-device.asking other-device.ask:rests other-device.asking
`;
