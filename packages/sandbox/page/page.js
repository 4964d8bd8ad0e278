// Keeps the page as fresh as the books: forms are sent without leaving it, lists are fetched anew after a change.
const accounts = document.getElementById('accounts');
const switches = document.getElementById('switch-form');
const search = document.querySelector('input[type=search]');
const typingPause = 150;

async function refresh(region, path) {
  const response = await fetch(path);
  if (!response.ok) return;
  const focused = document.activeElement?.id;
  region.innerHTML = await response.text();
  if (focused && region.querySelector(`#${CSS.escape(focused)}`)) document.getElementById(focused).focus();
  countDown();
}

function refreshAccounts() {
  return refresh(accounts, `/accounts?search=${encodeURIComponent(search.value)}`);
}

function refreshSwitches() {
  if (!switches.querySelector('input[type=number]:focus')) return refresh(switches, '/switches');
}

function countDown() {
  for (const time of document.querySelectorAll('time[data-countdown]')) {
    const left = Math.max(0, Math.floor((Date.parse(time.dateTime) - Date.now()) / 1000));
    const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    time.textContent =
      left > 0 ? `${parts.map((part) => String(part).padStart(2, '0')).join(':')} left` : 'expired';
  }
}

async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target.method === 'post') send(event.target, event.submitter);
});
switches.addEventListener('change', (event) => send(event.target.form));

let typing = 0;
search.addEventListener('input', () => {
  clearTimeout(typing);
  typing = setTimeout(refreshAccounts, typingPause);
});

new EventSource('/control/changes').onmessage = () => {
  refreshAccounts();
  refreshSwitches();
};
setInterval(countDown, 1000);
countDown();
