import { useEffect } from 'react';
import { productName } from '../product.js';

/** Titles the page `<screen> - <product>`; without a screen, the product alone. A-60, AMB-015. */
export function usePageTitle(screen?: string): void {
  useEffect(() => {
    document.title = screen ? `${screen} - ${productName}` : productName;
  }, [screen]);
}
