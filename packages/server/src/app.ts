import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { authentication } from './authenticate.js';
import { ApiError } from './errors.js';
import { createListCache } from './list-cache.js';
import { originCheck } from './origin-check.js';
import type { Ports } from './ports.js';
import { createSecretId } from './random.js';
import { createBuckets } from './rate-limit.js';
import { refuse, type ServerContext, type ServerEnv } from './reply.js';
import { activityRoutes } from './routes/activity.js';
import { admissionRoutes } from './routes/admission.js';
import { authRoutes } from './routes/auth.js';
import { bannerRoutes } from './routes/banner.js';
import { broadcastHookRoutes } from './routes/broadcast-hook.js';
import { calendarRoutes } from './routes/calendar.js';
import { categoryRoutes } from './routes/category.js';
import { chatRoutes } from './routes/chat.js';
import { chatEventRoutes } from './routes/chat-events.js';
import { commentRoutes } from './routes/comment.js';
import { couponRoutes } from './routes/coupon.js';
import { expressVideoRoutes } from './routes/express-video.js';
import { healthRoutes } from './routes/health.js';
import { likeRoutes } from './routes/like.js';
import { masterRoutes } from './routes/master.js';
import { mediaRoutes } from './routes/media.js';
import { metricsRoutes } from './routes/metrics.js';
import { notificationRoutes } from './routes/notification.js';
import { outboxRoutes } from './routes/outbox.js';
import { ownPaymentRoutes } from './routes/own-payment.js';
import { paymentRoutes } from './routes/payment.js';
import { paymentBypassRoutes } from './routes/payment-bypass.js';
import { paymentCallbackRoutes } from './routes/payment-callback.js';
import { paymentEventRoutes } from './routes/payment-events.js';
import { paymentEwalletRoutes } from './routes/payment-ewallet.js';
import { paymentRetailRoutes } from './routes/payment-retail.js';
import { paymentTypeRoutes } from './routes/payment-type.js';
import { paymentVaRoutes } from './routes/payment-va.js';
import { playbackRoutes } from './routes/playback.js';
import { publishTokenRoutes } from './routes/publish-token.js';
import { redeemRoutes } from './routes/redeem.js';
import { referenceRoutes } from './routes/reference.js';
import { reminderRoutes } from './routes/reminder.js';
import { roomTokenRoutes } from './routes/room-token.js';
import { saleQueueRoutes } from './routes/sale-queue.js';
import { sendTicketRoutes } from './routes/send-ticket.js';
import { sessionRoutes } from './routes/session.js';
import { showRoutes } from './routes/show.js';
import { showChangeRoutes } from './routes/show-change.js';
import { showEventRoutes } from './routes/show-events.js';
import { showSalesRoutes } from './routes/show-sales.js';
import { showWriteRoutes } from './routes/show-write.js';
import { ticketRoutes } from './routes/ticket.js';
import { ticketReturnRoutes } from './routes/ticket-return.js';
import { uploadRoutes } from './routes/upload.js';
import { userRoutes } from './routes/user.js';
import { userDataRoutes } from './routes/user-data.js';
import { userPhotoRoutes } from './routes/user-photo.js';
import { videoRoutes } from './routes/video.js';
import { viewerRoutes } from './routes/viewer.js';
import { waitingListRoutes } from './routes/waiting-list.js';

/**
 * The whole API on web standards: runs in Node, in a test and in a page alike.
 * @example const response = await createApp(ports).request('/health')
 */
export function createApp(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  /** Lists of shows, as they are given out. */
  const shows = createListCache(ports);
  /** Of what a host does that mails everybody with a ticket. */
  const limitNews = createBuckets({ burst: 10, perMinute: 1, clock: ports.clock });
  app.use(observe(ports));
  app.use(originCheck(ports));
  app.use(refuseNul);
  app.use(authentication(ports));
  app.route('/', healthRoutes(ports));
  app.route('/', metricsRoutes(ports));
  app.route('/', referenceRoutes(ports));
  app.route('/', authRoutes(ports));
  app.route('/', sessionRoutes(ports));
  app.route('/', userRoutes(ports));
  app.route('/', userDataRoutes(ports));
  app.route('/', userPhotoRoutes(ports));
  app.route('/', activityRoutes(ports));
  app.route('/', masterRoutes(ports));
  app.route('/', mediaRoutes(ports));
  app.route('/', videoRoutes(ports));
  app.route('/', uploadRoutes(ports));
  app.route('/', expressVideoRoutes(ports));
  app.route('/', showRoutes(ports, shows));
  app.route('/', showWriteRoutes(ports, shows, limitNews));
  app.route('/', showChangeRoutes(ports, shows, limitNews));
  app.route('/', showSalesRoutes(ports));
  app.route('/', categoryRoutes(ports));
  app.route('/', bannerRoutes(ports));
  app.route('/', notificationRoutes(ports));
  app.route('/', likeRoutes(ports));
  app.route('/', commentRoutes(ports));
  app.route('/', reminderRoutes(ports));
  app.route('/', calendarRoutes(ports));
  app.route('/', paymentTypeRoutes(ports));
  app.route('/', paymentVaRoutes(ports));
  app.route('/', paymentEwalletRoutes(ports));
  app.route('/', paymentRetailRoutes(ports));
  app.route('/', paymentBypassRoutes(ports));
  app.route('/', redeemRoutes(ports));
  app.route('/', couponRoutes(ports));
  app.route('/', ownPaymentRoutes(ports));
  app.route('/', paymentRoutes(ports));
  app.route('/', paymentEventRoutes(ports));
  app.route('/', paymentCallbackRoutes(ports));
  app.route('/', ticketRoutes(ports));
  app.route('/', ticketReturnRoutes(ports));
  app.route('/', sendTicketRoutes(ports));
  app.route('/', admissionRoutes(ports));
  app.route('/', roomTokenRoutes(ports));
  app.route('/', playbackRoutes(ports));
  app.route('/', publishTokenRoutes(ports));
  app.route('/', broadcastHookRoutes(ports));
  app.route('/', viewerRoutes(ports));
  app.route('/', showEventRoutes(ports));
  app.route('/', chatRoutes(ports));
  app.route('/', chatEventRoutes(ports));
  app.route('/', waitingListRoutes(ports));
  app.route('/', saleQueueRoutes(ports));
  if (ports.settings.showsOutbox) app.route('/', outboxRoutes(ports));
  app.notFound((context) => refuse(context, new ApiError('not_found', 'There is nothing here')));
  app.onError((error, context) => {
    if (!(error instanceof ApiError)) logSurprise(ports, context, error);
    return refuse(context, error);
  });
  return app;
}

/** Names each request and writes one line about it: the route it matched, never the path, which may name a person. */
function observe({ log, clock, metrics }: Ports) {
  return async (context: ServerContext, next: () => Promise<void>) => {
    context.set('requestId', createSecretId());
    const startedAt = clock();
    await next();
    const call = context.get('call') ?? `${context.req.method} ${routePath(context, -1)}`;
    const ms = clock() - startedAt;
    const { status } = context.res;
    metrics?.request(call, status, ms / 1000);
    log.info({ requestId: context.get('requestId'), call, status, ms }, 'request');
  };
}

/** Postgres keeps no such text. */
async function refuseNul({ req }: ServerContext, next: () => Promise<void>): Promise<void> {
  if (req.url.includes('%00')) throw new ApiError('invalid_request', 'The address holds a NUL');
  await next();
}

function logSurprise({ log }: Ports, context: ServerContext, error: Error): void {
  log.error(
    { requestId: context.get('requestId'), call: context.get('call'), error: error.stack },
    error.name,
  );
}
