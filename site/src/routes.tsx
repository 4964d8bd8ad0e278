import { Navigate, type RouteObject } from 'react-router';
import { CrashPage } from './pages/crash-page.js';
import { NotFoundPage } from './pages/not-found-page.js';
import { Layout } from './shell/layout.js';

/** Every path of the site, written as the documents write it and matched in any case. AMB-024 to AMB-026. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    hydrateFallbackElement: <div className="site-waiting" />,
    children: [
      {
        errorElement: <CrashPage />,
        children: [
          {
            path: '/',
            lazy: async () => ({ Component: (await import('./pages/dashboard-page.js')).DashboardPage }),
          },
          { path: '/dashboard', element: <Navigate to="/" replace /> },
          {
            path: '/show',
            lazy: async () => ({ Component: (await import('./pages/show-list-page.js')).ShowListPage }),
          },
          {
            path: '/show/detail',
            lazy: async () => ({ Component: (await import('./pages/show-detail-page.js')).ShowDetailPage }),
          },
          { path: '/withEmail', lazy: step('EmailPage') },
          { path: '/PaymentTypeList', lazy: step('MethodPage') },
          { path: '/paymenttype', element: <Navigate to="/PaymentTypeList" replace /> },
          { path: '/PaymentCountdown', lazy: step('CountdownPage') },
          { path: '/PaymentSuccess', lazy: step('SuccessPage') },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

function step(page: keyof typeof import('./pages/checkout-pages.js')) {
  return async () => ({ Component: (await import('./pages/checkout-pages.js'))[page] });
}
