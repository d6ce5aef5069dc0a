// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { closeRealm } from './closeRealm.ts';

/** A window with what browsers offer to connect by. */
function windowWith(names: readonly string[]): Window {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
  const made = contentWindow as Window;
  for (const name of names) {
    Object.defineProperty(made, name, { value: class {}, configurable: true, writable: true });
  }
  return made;
}

test('every constructor of a connection is taken, under each of its names', () => {
  const names = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCIceTransport', 'mozRTCA'];
  const realm = windowWith([...names, 'AbortController', 'ArtCanvas']);
  expect(closeRealm(realm)).toEqual([]);
  expect(names.filter((name) => name in realm)).toEqual([]);
  expect('ArtCanvas' in realm).toBe(true);
});

test('what cannot be taken is named', () => {
  const realm = windowWith([]);
  Object.defineProperty(realm, 'RTCPeerConnection', { value: class {}, configurable: false });
  expect(closeRealm(realm)).toEqual(['RTCPeerConnection']);
});

test('execCommand does nothing from then on, in any document and however it is asked for', () => {
  const realm = windowWith([]) as Window & typeof globalThis;
  // As browsers have it: what is there can be changed.
  Object.assign(realm.Document.prototype, { execCommand: () => true });
  closeRealm(realm);
  const { document, Document } = realm;
  const refused = () => document.execCommand('copy');
  expect(refused()).toBe(false);
  expect(document.implementation.createHTMLDocument('').execCommand('copy')).toBe(false);
  expect(Reflect.deleteProperty(Document.prototype, 'execCommand')).toBe(false);
  expect(Reflect.set(Document.prototype, 'execCommand', () => true)).toBe(false);
});

test('it can be done twice', () => {
  const realm = windowWith(['RTCPeerConnection']);
  closeRealm(realm);
  expect(closeRealm(realm)).toEqual([]);
});
