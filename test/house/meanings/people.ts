/** What is said to members, to the staff and of the shop itself. */
export const sentencesToPeople = `
catalogue.plan.classes-otherwise | işaretlenenden | classes | کلاس‌های
catalogue.plan.no-frame | vagon bilinmiyor … üzerine çizilir | No coach … A plan is | شناخته … وارد کنید
catalogue.plan.stacked | geliyor | overlap | افتاده‌اند
catalogue.refused.code-taken | kullanılıyor … kod seçin | Another entry … Choose another code | دیگری دارد … انتخاب کنید
catalogue.refused.conflict | değiştirdi … karar verin | Someone … Check the current | تغییر داد … تصمیم بگیرید
catalogue.refused.gone | kayıt artık … biri kaldırdı | entry no … someone else has | مدخل دیگر وجود … کرده است
catalogue.refused.in-use | kullanımda | deleted | حال استفاده
catalogue.refused.incomplete | doldurulmamış | filled | بخش‌ها
catalogue.refused.not-allowed-now | bekliyor … geri çekin | waiting … Recall it before | مدخل در انتظار … پس بگیرید
catalogue.refused.not-reached | Sunucuya ulaşılamadı. Yeniden deneyin | We couldn’t reach our server. Try again | ارتباط با سرور برقرار نشد. دوباره تلاش کنید
catalogue.refused.numbers-spent | çalışacak … haber verin | no numbers … Publish an earlier | شماره‌ای … خبر دهید
catalogue.refused.role-lacking | Görevinizin | allow | اجازه‌ای
catalogue.refused.sender-cannot-publish | gönderdiniz … biri yayımlamalı | sent it for approval … someone else must | فرستاده‌اید … منتشر کند
catalogue.refused.sign-in-needed | Devam etmek | Log in again to continue | ادامه دوباره
contacts.refused.full | kaydedilebilir … birini silin | 50 passengers … Remove one to | حداکثر ۵۰ … حذف کنید
contacts.refused.incomplete | Yolcu bu hâliyle … alanları düzeltin | passenger cannot be saved … Correct the marked | مسافر به … اصلاح کنید
contacts.refused.unknown | listenizde … Listeyi yenileyin | passenger is no … Refresh the list | دیگر در فهرست … به‌روزرسانی کنید
correction.refused.customer-changed | Düzeltmeniz … yeniden kaydedin | Your correction … Load the latest | اصلاح شما ذخیره … ذخیره کنید
correction.refused.customer-unknown | düzeltebileceğiniz … kontrol edin | whom … Check the type | بتوانید … بررسی کنید
correction.refused.identity-taken | Bu T.C … kontrol edin | another membership … Check it on | ترکیه متعلق … بررسی کنید
correction.refused.title | Düzeltme kaydedilemedi | save the correction | اصلاح ذخیره
counter.refused.email-taken | üyeye … bağlantısı verin | e-mail belongs … If that member | ایمیل متعلق … او بدهید
counter.refused.title | Üye kaydedilemedi | couldn’t register | عضو ثبت
hand-over.refused.not-reached | Sunucudan yanıt alınamadı. İnternet bağlantınızı kontrol edip yeniden deneyin | Our server did not respond. Check your connection and try again | پاسخی از سرور نرسید. اتصال اینترنت را بررسی و دوباره تلاش کنید
hand-over.refused.nothing-kept | alma bulunamadı … yeniden deneyin | no purchase … Reload the page | خریدی … تلاش کنید
hand-over.refused.too-many-tries | istendi … yeniden deneyin | requested … Try again in | درخواست شد … تلاش کنید
keeping.continued-elsewhere | cihazda … hâlini açın | continuing … To go on | زبانه … باز کنید
keeping.nothing-kept | kalmış | unfinished | نیمه‌تمامی
ledger.page-unknown | Defterde … rakamla yazın | ledger | صفحه‌ای … وارد کنید
login.email.not-understood | adresini ad@ornek.com | address like | شکل
login.refused.eid-closed | girişi … giriş yapabilirsiniz | login … You can log | حاضر ممکن … وارد شوید
login.refused.eid-not-linked | tarayıcıda önce … üye olun | browser, log … If you did | e-Devlet وارد … عضو شوید
login.refused.eid-refused | Giriş Yapılamadı | We couldn’t log you in | ورود انجام نشد
login.refused.eid.title | Hatalı | Login | ناموفق
login.refused.incorrect-request | E-postanızı … yeniden deneyin | Check your e-mail | ایمیل خود را بررسی … تلاش کنید
login.refused.not-activated | Üyeliğiniz henüz … bağlantıyı açın | Your membership … Open the link | فعال نشده … باز کنید
login.refused.not-reached | Sunucudan yanıt alınamadı. İnternet bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız kayıtlı | Our server did not respond. Check your connection and try again; your entries are saved | پاسخی از سرور نرسید. اتصال اینترنت را بررسی و دوباره تلاش کنید؛ اطلاعات شما ذخیره است
login.refused.server-sentence | Giriş şu anda … hattı arayın | cannot log … Try again in | حاضر ورود … تماس بگیرید
login.refused.title | Giriş yapılamadı | We couldn’t log you in | ورود انجام نشد
login.refused.too-many-tries | şifrenizi yenileyin | Try again in … reset | عبور خود … تغییر دهید
login.refused.wrong-details | bilgilerinizi … şifre eşleşmedi | member details … The e-mail and | مشخصات عضویت … مطابقت ندارد
other-device.refused.link-used-or-old | Bu bağlantı kullanılmış veya süresi dolmuş | This link has been used or has expired | این لینک استفاده شده یا مهلتش گذشته است
other-device.refused.not-reached | Sunucudan yanıt alınamadı. İnternet bağlantınızı kontrol edip yeniden deneyin | Our server did not respond. Check your connection and try again | پاسخی از سرور نرسید. اتصال اینترنت را بررسی و دوباره تلاش کنید
other-device.refused.too-many-tries | bağlantı denendi … yeniden deneyin | links were tried … Try again in | زیادی امتحان … تلاش کنید
password.refused.link-used-or-old | Yeni bir bağlantı | This link has been used or has expired. Ask for a new one | این لینک استفاده شده یا مهلتش گذشته است. لینک جدیدی بخواهید
password.refused.not-reached | değişmediği … işlem yapılmaz | whether … if it has | عبور تغییر کرده … انجام نمی‌شود
password.refused.old-password-wrong | Şimdiki şifre … Yeniden yazın | current password … Enter it again | عبور کنونی … وارد کنید
password.refused.password-too-common | yaygın … şifre seçin | common … Choose another one | بسیار … انتخاب کنید
password.refused.password-too-weak | kurallara … aşağıda görebilirsiniz | rules … You can see | قوانین … پایین می‌بینید
password.refused.sign-in-needed | Oturumunuz … yeniden deneyin | session … Log in and | پایان یافت … تلاش کنید
password.refused.title | Şifre değişmedi | Your password | عبور تغییر نکرد
picture.refused.too-large | olabilir … resim seçin | 5 MB … Choose a smaller | مگابایت … انتخاب کنید
picture.refused.too-many | sık … yeniden deneyin | often … Try again in | حد تغییر … تلاش کنید
picture.refused.wrong | okunamadı … resim seçin | file … Choose a picture | به‌عنوان … انتخاب کنید
profile.end.refused | Üyeliğiniz sürüyor | still a member | عضویت شما برقرار
profile.refused.changed | Bilgileriniz başka … şey kaybolmadı | elsewhere … nothing was lost | دیگری تغییر … نرفته است
profile.refused.incomplete | Bilgiler bu hâliyle … alanları düzeltin | details cannot … Correct the marked | مشخصات به … اصلاح کنید
profile.refused.not-reached | Sunucudan yanıt alınamadı. İnternet bağlantınızı kontrol edip yeniden deneyin | Our server did not respond. Check your connection and try again | پاسخی از سرور نرسید. اتصال اینترنت را بررسی و دوباره تلاش کنید
profile.refused.password-wrong | Şifre doğru … Yeniden yazın | The password is wrong … Enter it again | عبور درست … وارد کنید
profile.refused.place | mahalle … Yeniden seçin | neighbourhood … Choose again | محلهٔ … انتخاب کنید
profile.refused.under-way | değişiklik … yeniden deneyin | change is being … Try again in | تغییر در حال … تلاش کنید
reference.refused.place-unknown | ilçe listede … Listeden seçin | province or district … Choose one from | استان یا شهرستان … انتخاب کنید
registration.refused.failed | üyelik açılmaz | couldn’t complete … your entries are | درخواست انجام … ساخته نمی‌شود
registration.refused.incomplete | doldurunuz | required | الزامی
registration.refused.title | Üyelik | couldn’t create | عضویت ساخته
registration.refused.too-many-tries | yeniden deneyin; yazdıklarınız kayıtlı | Try again in a little while; your entries are saved | کمی بعد … ذخیره است
registration.refused.underway | Aynı üyelik … yeniden deneyin | same request … Try again in | همین درخواست … تلاش کنید
registration.unchecked.text | yapamıyoruz … yazdıklarınız kayıtlı | cannot process … your entries are | نمی‌توانیم … ذخیره است
registration.unverified.text | cinsiyet, doğum … üyelik açılmadı | surname, gender … no membership was | خانوادگی، جنسیت … ساخته نشد
registration.wrong.contract-needed | politikasını | carriage | سیاست
staff-membership.refused.incorrect-request | e-postayla etkin … e-postayla gönderilir | active membership … The link for | فعالی … ایمیل می‌رود
staff-membership.refused.title | Bağlantı alınamadı | couldn’t get | دریافت نشد
support.refused.title | Gösterilemedi | show this | نمایش داده
support.refused.unknown | kodla rezervasyon … kontrol edin | no booking … Check it with | کرایه‌ای … بررسی کنید
support.rental.refused | Gerçekleşmedi | Not completed | انجام نشد
support.step.refused | Reddedildi | Refused | پذیرفته نشد: {sentence}
wire.body-not-json | gönderilmelidir | JSON | JSON
wire.body-too-large | içerik … yeniden gönderin | content … Make it smaller | ارسالی … دوباره بفرستید
wire.body-too-slow | tamamlanmadı … yeniden deneyin | request did … Check your connection | به‌موقع … تلاش کنید
wire.call-not-understood | edip yeniden gönderin | details and send | بررسی کنید و دوباره بفرستید
wire.method-not-allowed | çağrılamaz | address does | نمی‌پذیرد
wire.no-room | yeni işlem başlatılamıyor … ödemeniz … Biraz sonra yeniden deneyin | Nothing new can … payment under way are not affected. Try again | کار جدیدی را آغاز … پرداخت … اثری ندارد. کمی بعد دوباره تلاش کنید
wire.not-allowed | yetkiniz | permission to do | اجازهٔ
wire.not-found | Aradığınız kayıt … yeniden deneyin | looking … Check the details | می‌خواهید … تلاش کنید
wire.server-broken | tamamlayamadı … yeniden deneyin | server could … Try again in | نتوانست … تلاش کنید
wire.server-not-ready | güncelleniyor … yeniden deneyin | updated … Try again in | حال به‌روزرسانی … تلاش کنید
wire.sign-in-needed | üyeler … yeniden deneyin | for members … Log in and | اعضاست … تلاش کنید
wire.too-many-tries | Çok fazla deneme yapıldı. Bir süre sonra yeniden deneyin | Too many attempts. Try again in a little while | تعداد تلاش‌ها زیاد بود. کمی بعد دوباره تلاش کنید
`;
