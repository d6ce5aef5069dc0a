/** Where the export that browser tests visit sends feedback; one of the tests answers there. */
export const testFeedbackUrl = 'http://127.0.0.1:8411';
