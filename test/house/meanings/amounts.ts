/** What stands beside amounts, days and hours, and how they are used or gone through. */
export const namesOfAmounts = `
actions.deducted | Kesinti | Deduction | جریمه
actions.paid | Ödenen | Paid | پرداخت‌شده
change.after | Yeni | New | جدید
change.before | Şimdiki | Current | کنونی
change.worth-after | Yeni bilet tutarı | Price of the new ticket | قیمت بلیت جدید
change.worth-before | Şimdiki bilet tutarı | Price of the current ticket | قیمت بلیت کنونی
coupon.list.paid | Ödenmiş | Paid out | پرداخت‌شده
coupon.list.unpaid | Ödenmemiş | Not paid out | پرداخت‌نشده
coupon.paid | Ödeme tarihi | Paid out on | تاریخ پرداخت
coupon.status.paid | Ödendi | Paid out | پرداخت‌شده
coupon.status.unpaid | Ödenmedi | Not paid out yet | پرداخت‌نشده
coupon.use | nakit olarak ödenir … istasyon gişesine | paid out in cash … ticket office | نقدی پرداخت می‌شود … گیشهٔ ایستگاه
history.week.after | Sonraki hafta | Next week | هفتهٔ بعد
history.week.before | Önceki hafta | Previous week | هفتهٔ قبل
open-ticket.expired.text | artık seçilemez | can no longer be used | دیگر قابل انتخاب نیست
open-ticket.made | Düzenlenme tarihi | Issued on | تاریخ صدور
open-ticket.use | ödeme yöntemi olarak seçin … kalan tutar iade edilmez | as the payment method … the rest is not refunded | روش پرداخت انتخاب کنید … برگردانده نمی‌شود
open-ticket.used | Kullanım tarihi | Used on | تاریخ استفاده
package.cancel.done.text | {amount}, ödemenin yapıldığı karta | {amount} will be refunded to the card | {amount} به کارتی که
package.cancel.quoted | İptal ederseniz {amount} iade edilir | If you cancel, {amount} is refunded | در صورت لغو، {amount} برگردانده
package.cancel.quoted.text | İade edilmeyen tutar: {lost} | Not refunded: {lost} | مبلغ غیرقابل برگشت: {lost}
package.ends | Bitiş | Ends | پایان
package.starts | Başlangıç | Starts | شروع
price.total | Toplam | Total | جمع
rental.cancel.text | İade tutarı: {refund} … Kesinti: {kept} | Refund: {refund} … Deduction: {kept} | مبلغ برگشتی: {refund} … جریمه: {kept}
rental.deposit | depozito | Deposit | ودیعه
rental.drop-off | Bırakış yeri | Drop-off place | محل بازگرداندن
rental.drop-off-at | Bırakış zamanı | Drop-off time | زمان بازگرداندن
rental.pick-up | Alış yeri | Pick-up place | محل تحویل گرفتن
rental.pick-up-at | Alış zamanı | Pick-up time | زمان تحویل گرفتن
ui.calendar.earlier | Önceki ay | Previous month | ماه قبل
ui.calendar.later | Sonraki ay | Next month | ماه بعد
`;
