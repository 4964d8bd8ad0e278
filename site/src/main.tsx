import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import '@panggung/react/styles.css';
import { routes } from './routes.js';
import './shell/shell.css';
import './pages/pages.css';

const place = document.getElementById('site');
if (place === null) throw new Error('index.html has no element #site: the site is drawn into it.');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
