export { Sphere, type SphereProps } from './sphere.js';
