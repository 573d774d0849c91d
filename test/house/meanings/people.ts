/** What is said to members, to the staff and of the shop itself. */
export const sentencesToPeople = `
catalogue.plan.classes-otherwise | işaretlenenden | classes | کلاس‌های
catalogue.plan.no-frame | vagon bilinmiyor … üzerine çizilir | No coach … A plan is | واگنی … وارد کنید
catalogue.plan.stacked | geliyor | spot | افتاده‌اند
catalogue.refused.code-taken | kullanılıyor … kod seçin | Another entry … Choose another one | مدخل دیگری … انتخاب کنید
catalogue.refused.conflict | değiştirdi … karar verin | Someone … Look at how | دیگری آن را تغییر … تصمیم بگیرید
catalogue.refused.gone | Artık … başkası kaldırdı | entry any … someone else has | مدخلی … برداشته است
catalogue.refused.in-use | kullanımda | deleted | حال استفاده
catalogue.refused.incomplete | doldurulmamış | filled | بخش‌ها
catalogue.refused.not-allowed-now | bekliyor … geri çekin | otherwise … Take it back | وضعیت دیگری … پس بگیرید
catalogue.refused.not-reached | Sunucuya ulaşılamadı. Yeniden deneyin | server could not be reached … Try again | سرور ممکن … تلاش کنید
catalogue.refused.numbers-spent | çalışacak … haber verin | no numbers … Publish a plan | شماره‌ای … آگاه کنید
catalogue.refused.role-lacking | Görevinizin | role | اجازه‌ای
catalogue.refused.sender-cannot-publish | gönderdiniz … başkası yayımlar | sent it to approval … someone else publishes | فرستاده‌اید … منتشر می‌کند
catalogue.refused.sign-in-needed | Sürdürmek | Log in anew | ادامه دوباره
contacts.refused.full | kaydedilebilir … birini silin | 50 people … Remove one to | می‌توان ذخیره … حذف کنید
contacts.refused.incomplete | Kişi bu hâliyle … alanları düzeltin | person cannot … Correct the fields | فرد به این صورت … اصلاح کنید
contacts.refused.unknown | listenizde … Listeyi yenileyin | person is no … Fetch the list | فرد دیگر … دریافت کنید
correction.refused.customer-changed | Düzeltmeniz … yeniden kaydedin | Your correction … Read the record | اصلاح شما ذخیره … ذخیره کنید
correction.refused.customer-unknown | düzeltebileceğiniz … kontrol edin | whom … Check the kind | بتوانید … بررسی کنید
correction.refused.identity-taken | Bu T.C … kontrol edin | belongs … Check the number | آنِ عضویت … بررسی کنید
correction.refused.title | Düzeltme kaydedilemedi | correction could | اصلاح ذخیره
counter.refused.email-taken | üyeye … bağlantısı verin | member’s … If that member | عضو دیگری … را بگیرید
counter.refused.title | Üye kaydedilemedi | registered | عضو ثبت
hand-over.refused.not-reached | yanıt gelmedi … yeniden deneyin | Check your internet | اینترنت خود … امتحان کنید
hand-over.refused.nothing-kept | Sürdürülecek … yeniden deneyin | no purchase … Load the page | خریدی … امتحان کنید
hand-over.refused.too-many-tries | istendi … yeniden deneyin | were asked … Try again in | خواسته … امتحان کنید
keeping.continued-elsewhere | cihazda … hâliyle açın | another device … To go on | زبانه … باز کنید
keeping.nothing-kept | kalmış | half | نیمه‌تمامی
ledger.page-unknown | Defterde … rakamla yazın | ledger | صفحه‌ای ندارد … وارد کنید
login.email.not-understood | E-postayı ad@ornek.com | like | شکل
login.refused.eid-closed | girişi … giriş yapabilirsiniz | login … You can log | e-Devlet اکنون … وارد شوید
login.refused.eid-not-linked | tarayıcıda önce … üye olun | once with e-mail … If the membership | همین مرورگر … عضو شوید
login.refused.eid-refused | Giriş Yapılamadı | You could not be logged in | ورود انجام نشد
login.refused.eid.title | Hatalı | Login failed | ناموفق
login.refused.incorrect-request | istek … yeniden deneyin | This request … Check your e-mail | درخواست پذیرفته … امتحان کنید
login.refused.not-activated | Üyeliğiniz henüz … bağlantıyı açın | active yet … Open the link | فعال نشده … باز کنید
login.refused.not-reached | Sunucudan yanıt alınamadı. İnternet bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor | The server did not answer. Check your connection and try again; what you typed is still here | نوشته‌اید سر … جایش است
login.refused.server-sentence | Giriş şu anda … hattı arayın | possible … Try again in | حاضر ورود … تماس بگیرید
login.refused.title | Giriş yapılamadı | You could not be logged in | ورود انجام نشد
login.refused.too-many-tries | şifrenizi yenileyin | attempts … Try again in | خود را تازه
login.refused.wrong-details | bilgilerinizi … şifre eşleşmedi | member details … The e-mail or | مشخصات عضویت … مطابقت ندارد
other-device.refused.link-used-or-old | Bu bağlantı kullanılmış veya süresi dolmuş | This link has been used or is too old | این لینک استفاده شده یا مهلتش گذشته است
other-device.refused.not-reached | yanıt gelmedi … yeniden deneyin | Check your internet | اینترنت خود … امتحان کنید
other-device.refused.too-many-tries | bağlantı denendi … yeniden deneyin | links were tried … Try again in | امتحان شد … امتحان کنید
password.refused.link-used-or-old | Yeni bir bağlantı | This link has been used or is too old. Ask for a new one | این لینک استفاده شده یا مهلتش گذشته است. لینک تازه‌ای بخواهید
password.refused.not-reached | değişmediği … şey yapılmaz | whether … if it has | معلوم … انجام نمی‌شود
password.refused.old-password-wrong | Şimdiki şifre … Yeniden yazın | current … Write it again | عبور کنونی … وارد کنید
password.refused.password-too-common | çok bilinen … şifre seçin | among … Choose another | شناخته‌شده … انتخاب کنید
password.refused.password-too-weak | kurallara … aşağıda görebilirsiniz | rules | قاعده‌های
password.refused.sign-in-needed | Oturumunuz … yeniden deneyin | session … Log in and | نشست شما پایان … امتحان کنید
password.refused.title | Şifre değişmedi | password has not changed | نکرد
password.refused.too-many-tries | Çok fazla deneme yapıldı. 15 dakika sonra yeniden deneyin | There were too many tries. Try again in 15 minutes | تعداد تلاش‌ها زیاد بود. ۱۵ دقیقهٔ دیگر دوباره امتحان کنید
picture.refused.too-large | olabilir … resim seçin | picture may … Choose a smaller | مگابایت … انتخاب کنید
picture.refused.too-many | sık … yeniden deneyin | changed too … Try again in | حد عوض … امتحان کنید
picture.refused.wrong | okunamadı … resim seçin | file … Choose a picture | به‌عنوان … انتخاب کنید
profile.end.refused | Üyeliğiniz sürüyor | membership stands | عضویت شما برقرار
profile.refused.changed | yerde değişti … şey kaybolmadı | somewhere … nothing was lost | دیگری تغییر … نرفته است
profile.refused.incomplete | Bilgiler bu hâliyle … alanları düzeltin | details cannot … Correct the fields | مشخصات به … اصلاح کنید
profile.refused.not-reached | Sunucudan yanıt alınamadı. İnternet bağlantınızı kontrol edip yeniden deneyin | The server did not answer. Check your connection and try again | دریافت نشد … امتحان کنید
profile.refused.password-wrong | Şifre doğru … Yeniden yazın | password is not right … Type it again | عبور درست … وارد کنید
profile.refused.place | mahalle … Yeniden seçin | neighbourhood … Choose again | نیستند … انتخاب کنید
profile.refused.under-way | değişiklik … yeniden deneyin | worked on already … Try again in | تغییر در حال … امتحان کنید
reference.refused.place-unknown | ilçe listede … Listeden seçin | province … Choose one from | استان یا شهرستان … انتخاب کنید
registration.refused.failed | üyelik açılmaz | This could … what you typed | پایان نرسید … ساخته نمی‌شود
registration.refused.incomplete | doldurunuz | required | الزامی
registration.refused.title | Üyelik | The membership | عضویت ساخته
registration.refused.too-many-tries | Çok fazla deneme yapıldı. 15 dakika sonra yeniden deneyin; yazdıklarınız duruyor | There were too many tries. Try again in 15 minutes; what you typed stays | شمار تلاش‌ها … نوشته‌اید می‌ماند
registration.refused.underway | Aynı üyelik … yeniden deneyin | request is being worked … Try again in | همین درخواست در حال انجام است. کمی بعد دوباره تلاش کنید
registration.unchecked.text | yapamıyoruz … yazdıklarınız duruyor | cannot process … what you typed | نمی‌توانیم … نوشته‌اید می‌ماند
registration.unverified.text | cinsiyet, doğum … üyelik açılmadı | gender, birth … no membership was | نمی‌خوانند … ساخته نشد
registration.wrong.contract-needed | politikasını | carriage | سیاست
staff-membership.refused.incorrect-request | e-postayla etkin … e-postayla gider | active membership … For a membership | فعالی … ایمیل می‌رود
staff-membership.refused.title | Bağlantı alınamadı | link could | لینک گرفته
support.refused.title | Gösterilemedi | This cannot be shown | نمایش داده
support.refused.unknown | kiralama yok … kontrol edin | no booking … Check it with | کرایه‌ای … بررسی کنید
support.rental.refused | Gerçekleşmedi | Came | انجام نشد
support.step.refused | Reddedildi | Refused | پذیرفته نشد: {sentence}
wire.body-not-json | gönderilmelidir | JSON | JSON
wire.body-too-large | içerik … yeniden gönderin | large … Make it smaller | فرستادید … دوباره بفرستید
wire.body-too-slow | tamamlanmadı … yeniden deneyin | request did … Check your connection | به‌موقع … امتحان کنید
wire.call-not-understood | İstek anlaşılamadı … yeniden gönderin | The request was not understood … Check the details | فهمیده … دوباره بفرستید
wire.method-not-allowed | çağrılamaz | address does | نمی‌پذیرد
wire.not-allowed | yetkiniz | allowed | اجازهٔ
wire.not-found | Aradığınız kayıt … yeniden deneyin | looking … Check the details | می‌جویید
wire.server-broken | tamamlayamadı … yeniden deneyin | complete this request … Try again in | نتوانست … امتحان کنید
wire.server-not-ready | yenileniyor … yeniden deneyin | renewed … Try again in | به‌روزرسانی … امتحان کنید
wire.sign-in-needed | üyeler … yeniden deneyin | for members … Log in and | اعضاست … امتحان کنید
wire.too-many-tries | süre sonra … yeniden deneyin | There were too many tries. Try again in a while | تلاش‌ها بیش از اندازه بود. کمی بعد دوباره امتحان کنید
`;
