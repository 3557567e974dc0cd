// The parts of a service worker's global scope that ours use. TypeScript's own declarations exclude those of a page.

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface NotificationEvent extends WorkerEvent {
  notification: Notification;
}

/** An open page. */
interface Page {
  url: string;
  focus(): Promise<unknown>;
}

interface Events {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: MessageEvent<unknown>;
  notificationclick: NotificationEvent;
}

interface WorkerScope {
  addEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(what: { type: "window" }): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
}

export const worker = self as unknown as WorkerScope;
