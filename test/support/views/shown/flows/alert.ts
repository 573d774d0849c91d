export const alertSentences = `
shown.attended shown.passing
| alert.request-failed.title ui.notice.danger

shown.attended shown.passing shown.staying travelling
| ui.notice.dismiss ui.notice.dismiss:ui.notice.dismiss

shown.staying travelling
| alert.session-ended.text alert.session-ended.title ui.notice.warning
`;
