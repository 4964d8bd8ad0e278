export { Profile, type ProfileProps } from './profile.js';
export type { ProfileScreen } from './use-profile-screen.js';
