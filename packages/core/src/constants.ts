/** Numbers the documents fix. Times in ms, money in rupiah, lengths in characters. */

/** How long the veil stays after REFRESH finds nothing new, in ms. S-04. */
export const REFRESH_OVERLAY_MS = 1000;
/** How long a confirmation is read before the page moves on, in ms. S-10. */
export const REDIRECT_DELAY_MS = 2000;
/** Added to start_date + start_time to give the start instant, in ms: both carry WIB's -7 h. S-16, AMB-081. */
export const SHOW_START_OFFSET_MS = 25_200_000;
/** Shortest and longest phone number, in digits. S-17. */
export const PHONE_MIN_LENGTH = 10;
export const PHONE_MAX_LENGTH = 13;
/** Largest donation, in rupiah, and its longest text. S-17. */
export const DONATION_MAX = 999_999_999_999;
export const DONATION_TEXT_LENGTH = 12;
/** Most tickets of a show, what one may cost, in rupiah, and how long it may take, in minutes. Ours. */
export const TICKET_QUOTA_MAX = 1_000_000;
export const TICKET_PRICE_MAX = 1_000_000_000;
export const SHOW_MINUTES_MAX = 7 * 24 * 60;
/** Longest show name, profile name and guest payment code. S-18. */
export const SHOW_NAME_LENGTH = 50;
export const PROFILE_NAME_LENGTH = 100;
export const PAYMENT_CODE_LENGTH = 10;
/** Width by height of covers. S-19. */
export const LANDSCAPE_RATIO = 2.44;
export const PORTRAIT_RATIO = 0.8;
/** Side of a cropped profile photo, in px. S-19. */
export const PHOTO_SIZE = 300;
/** Shorter sides than this have too little to show of anybody, in px. Ours. */
export const IMAGE_SIDE_MIN = 50;
/** Pictures that are uploaded: what browsers open and the server takes. Ours. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
/** Largest picture that is uploaded, in bytes and in pixels. Ours. */
export const IMAGE_BYTES_MAX = 5 * 1024 * 1024;
export const IMAGE_PIXELS_MAX = 24_000_000;
/** Most admissions told at once. Ours. */
export const ADMISSIONS_AT_ONCE = 100;
/** Earliest birth date. S-19. */
export const BIRTH_DATE_MIN = '1950-01-01';
/** Largest video that is uploaded where the server says nothing else, and largest captions, in bytes. Ours. */
export const VIDEO_BYTES_MAX = 4 * 1024 ** 3;
export const CAPTIONS_BYTES_MAX = 1024 * 1024;
/** Viewers a radio fest starts with. S-20. */
export const RADIO_FEST_VIEWER_COUNT = 300;
/** The only video type taken for upload. S-20. */
export const VIDEO_ACCEPT = 'video/mp4';
/** How long an OVO payment may take, in ms. S-22. */
export const OVO_WINDOW_MS = 30_000;
/** Height at which the list of payment methods scrolls, in px. S-22. */
export const METHOD_LIST_MAX_HEIGHT = 300;
/** Share of the quota from which a show counts as well supplied. S-22. */
export const AVAILABILITY_THRESHOLD = 0.3;
/** Shows on one page of a list. S-07. */
export const SHOW_PAGE_SIZE = 8;
/** How long a snackbar stays on show, buy and watch screens, in ms. S-02. */
export const SNACKBAR_MS = 2000;
/** How long a red alert stays, in ms. AMB-007. */
export const ALERT_MS = 3000;
/** How long a snackbar stays on account, profile and change-password screens, in ms. S-01, S-03. */
export const ACCOUNT_SNACKBAR_MS = 3000;
/** Shortest password. S-09. */
export const PASSWORD_MIN_LENGTH = 6;
/** Width below which the page is laid out for a phone, in px. S-11. */
export const MOBILE_BREAKPOINT = 600;
/** Scrolled further than this, the clear bar is filled, in px. S-11. */
export const BAR_FILL_SCROLL = 100;
/** How long after a 502 the person is logged out, in ms. R-06. */
export const LOGOUT_AFTER_502_MS = 1000;
/** Pages read at once by the notifications menu and the search, and how often it may ask, in ms. S-05. */
export const NOTIFICATION_PAGE_SIZE = 8;
export const NOTIFICATION_THROTTLE_MS = 500;
/** How often the bell looks for news, in ms. Ours. */
export const NOTIFICATION_REFRESH_MS = 60_000;
/** Lowest mobile-app version that opens a verification link. S-23, B-51. */
export const MOBILE_APP_MIN_VERSION = '16';
/** The mobile app that may open it. */
export const MOBILE_APP_PACKAGE = 'id.panggung.app';
/** When the upload client gives up, in ms. R-12. */
export const UPLOAD_TIMEOUT_MS = 3_600_000;
/** When the standard client gives up on a call, in ms. R-11. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** Comments read at once, and how long the list waits before it asks for more, in ms. S-07, K-07. */
export const COMMENT_PAGE_SIZE = 25;
export const COMMENT_DELAY_MS = 500;
/** Longest comment. Ours. */
export const COMMENT_LENGTH = 500;
/** Suggestions under the search field, and how long it waits for the next letter, in ms. D-01, AMB-071. */
export const SUGGESTION_COUNT = 8;
export const SEARCH_DEBOUNCE_MS = 300;
/** Longest text that is searched for. Ours. */
export const SEARCH_LENGTH = 100;
/** Banners in the carousel and on a page of their list. C-02, AMB-067. */
export const BANNER_CAROUSEL_SIZE = 10;
export const BANNER_PAGE_SIZE = 8;
/** How long the carousel shows a banner before it moves on, in ms. Ours. */
export const BANNER_TURN_MS = 7000;
/** Shows in the 'new shows' section. C-13. */
export const NEW_SHOW_COUNT = 7;
/** How long a freed seat is kept for the next on the waiting list, in ms. Ours. */
export const OFFER_WINDOW_MS = 900_000;
/** How long somebody let in from the queue may order, in ms. Ours. */
export const QUEUE_PASS_MS = 600_000;
/** How long before a sale opens one may enter the pool that is drawn from, in ms. Ours. */
export const QUEUE_POOL_MS = 900_000;
/** How often a waiting page looks at its place, in ms. Ours. */
export const QUEUE_POLL_MS = 3000;
/** Share of the measured claims a second that the queue lets in. backend.md. */
export const QUEUE_SHARE = 0.75;
/** Coupons and tickets on one page of their lists. S-07. */
export const COUPON_PAGE_SIZE = 8;
export const TICKET_PAGE_SIZE = 8;
/** Expressions on one page of their list. S-06. */
export const EXPRESSION_PAGE_SIZE = 8;
/** Longest name of an expression, which is its file's, and longest description. Ours. */
export const EXPRESSION_NAME_LENGTH = 255;
export const EXPRESSION_DESCRIPTION_LENGTH = 500;
/** The category of every expression: 'Express', which no list shows. O-05, AMB-164. */
export const EXPRESS_CATEGORY_ID = 1000;
/** How many unpaid tickets for others a buyer may hold at once. Ours. */
export const MAX_PENDING_GIFTS = 5;
/** How long an unused room token opens a playback, in ms. AMB-129. */
export const ROOM_TOKEN_MS = 60_000;
/** How long the media server takes a token to play, and when it is renewed, in ms. Ours. */
export const PLAY_TOKEN_MS = 120_000;
export const PLAYBACK_RENEWAL_MS = 60_000;
/** How long after its last sign of life a playback holds its ticket against other devices, in ms. Ours. */
export const PLAYBACK_HOLD_MS = 45_000;
/** How long after its last sign of life a playback is over, in ms. Ours. */
export const PLAYBACK_UNSEEN_MS = 300_000;
/** How long a viewer counts after the last sign of life, in ms. AMB-131. */
export const VIEWER_MS = 10_000;
/** How long a show stays on air without a picture, in ms. AMB-152. */
export const BROADCAST_GRACE_MS = 30_000;
/** How long after its planned end a show may still be published, in ms. Ours. */
export const OVERRUN_MS = 6 * 3_600_000;
/** How often a publisher tries again, signalling pings, a room is asked after, viewers are counted, stats read, in ms. S-21. */
export const REPUBLISH_MS = 3000;
export const SIGNAL_PING_MS = 3000;
export const ROOM_INFO_MS = 5000;
export const VIEWER_POLL_MS = 1000;
export const STREAM_STATS_MS = 5000;
/** Most that a publisher sends, in kbit/s. S-21. */
export const BROADCAST_KBPS = 900;
/** Pictures a second of a shared screen with a camera over it, the camera's share of its width, its margin in px. S-21. */
export const SCREEN_FPS = 15;
export const CAMERA_SHARE = 0.15;
export const CAMERA_MARGIN = 15;
