/** Moment's locales have no declarations; importing one registers it. */
declare module 'moment/locale/*';
declare module 'moment/dist/locale/*';
