/** The product's name, in titles and the footer. AMB-014. */
export const productName: string = import.meta.env.VITE_PRODUCT_NAME ?? 'Panggung';
/** Where the API answers: the site's own origin, here and in production. */
export const apiUrl = location.origin;
