import { type PageWish, report } from '@panggung/client';
import { usePanggung } from '@panggung/react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useNavigate } from './navigation/navigate.js';
import { forgetPictures } from './offline/forget-pictures.js';
import { chooseRoute } from './routes.js';
import { connectServices } from './services.js';

/** Does what the client asks of its page, and tells the services which screens are seen. AMB-032, A-74. */
export function usePanggungHooks(): void {
  const panggung = usePanggung();
  const { goBack } = useNavigate();
  const [path] = useLocation();
  const { name } = chooseRoute(path, useSearch());
  useEffect(() => connectServices(panggung), [panggung]);
  useEffect(() => forgetPictures(panggung), [panggung]);
  useEffect(() => report(panggung, { name: 'page_view', page: name }), [panggung, name]);
  useEffect(() => {
    const wishes: Record<PageWish, () => void> = {
      reload: () => location.reload(),
      home: () => location.assign('/'),
      back: goBack,
    };
    panggung.session.onReload = (wish) => wishes[wish]();
    return () => {
      panggung.session.onReload = undefined;
    };
  }, [panggung, goBack]);
}
